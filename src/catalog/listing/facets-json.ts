import * as z from 'zod/mini'
import { toDollars } from '#lib/money.ts'
import type { FacetOption, Facets } from '#catalog/listing/facets.ts'

const option = { value: z.string(), label: z.string(), count: z.number(), is_chosen: z.boolean() }
const options = z.array(z.strictObject(option))
const dollars = z.number()

/** The facets of a list. Each option has the number of products that would remain. */
export const facetsResponse = z.strictObject({
  is_capped: z.boolean(),
  in: options,
  seller: z.array(z.strictObject({ ...option, is_verified: z.boolean() })),
  price: z.strictObject({ lowest: z.nullable(dollars), highest: z.nullable(dollars), ranges: options }),
  billing: options,
  verified: z.strictObject(option),
  rating: options,
  available: z.strictObject(option),
})

/** Returns the facets, by the name of the parameter that selects their values. */
export function facetsToJson(facets: Facets): z.infer<typeof facetsResponse> {
  const { bounds, ranges } = facets.price
  return {
    is_capped: facets.isCapped,
    in: facets.categories.map(toJson),
    seller: facets.sellers.map((seller) => ({ ...toJson(seller), is_verified: seller.isVerified })),
    price: {
      lowest: bounds && toDollars(bounds.lowest),
      highest: bounds && toDollars(bounds.highest),
      ranges: ranges.map(toJson),
    },
    billing: facets.billing.map(toJson),
    verified: toJson(facets.verified),
    rating: facets.rating.map(toJson),
    available: toJson(facets.available),
  }
}

function toJson({ value, label, count, isChosen }: FacetOption) {
  return { value, label, count, is_chosen: isChosen }
}

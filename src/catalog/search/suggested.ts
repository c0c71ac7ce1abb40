import { flag, listOf, number, object, orNull, text, type SchemaOutput } from '#lib/schema.ts'

const found = { id: text, name: text, address: text }
const place = object(found)

/** The answer of `GET /api/search`. */
export const suggestedSchema = object({
  products: listOf(
    object({
      ...found,
      picture: text,
      price: number(0),
      product_type: text,
      subscription_interval: orNull(text),
    }),
  ),
  solutions: listOf(object({ ...found, price: number(0), coming_soon: flag })),
  sellers: listOf(place),
  categories: listOf(place),
  articles: listOf(place),
  did_you_mean: orNull(text),
})

export type Suggested = SchemaOutput<typeof suggestedSchema>

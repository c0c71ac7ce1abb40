import * as z from 'zod/mini'
import { listingSorts } from '#catalog/listing/facet-values.ts'
import { pageNumber, parseListing, type ListingParameter } from '#catalog/listing/listing.ts'
import { longestSearch } from '#catalog/search/search-term.ts'

/**
 * The query of `GET /api/products`. Unknown or invalid parameters are errors, which contain the parameter's
 * name.
 */
export const productQuestion = z.strictObject({
  search: z.optional(
    z.string().check(
      z.maxLength(longestSearch, `A search has at most ${longestSearch} characters.`),
      z.refine((text) => !text.includes('\u0000'), 'A search is text.'),
    ),
  ),
  category: z.optional(
    z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,99}$/, 'A category is named by its slug.')),
  ),
  in: facet('in', 'Categories are named by their slugs, with commas between them.'),
  seller: facet('seller', 'Sellers are named by their ids, with commas between them.'),
  price: facet('price', "A price is a range in dollars: '0-500', '500-' or '-500'."),
  billing: facet('billing', "Billing is a list of 'once', 'monthly' and 'free'."),
  verified: facet('verified', "Verified is '1'."),
  rating: facet('rating', 'A rating is a number from 1 to 5 with one decimal at most.'),
  available: facet('available', "Available is '1'."),
  sort: facet('sort', `Sort is one of ${listingSorts.join(', ')}.`),
  featured: z.optional(z.enum(['true', 'false'], "Featured is 'true' or 'false'.")),
  page: z.optional(
    z.pipe(
      z.string().check(z.refine((text) => pageNumber(text) !== null, 'A page is a positive whole number.')),
      z.transform(Number),
    ),
  ),
})

/**
 * Parses a parameter in the same way as the listing does. Values that the page would ignore with a note are
 * errors here.
 */
function facet(name: ListingParameter, message: string) {
  return z.optional(
    z
      .string()
      .check(
        z.refine((text) => parseListing(new URLSearchParams({ [name]: text })).ignored.length === 0, message),
      ),
  )
}

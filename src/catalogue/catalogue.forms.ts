import * as z from 'zod/mini'
import { pageNumber } from '#catalogue/listing.ts'
import { longestSearch } from '#catalogue/search.ts'

/** The query of `GET /api/products`. Anything else is an error that names the parameter. */
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
  featured: z.optional(z.enum(['true', 'false'], "Featured is 'true' or 'false'.")),
  page: z.optional(
    z.pipe(
      z.string().check(z.refine((text) => pageNumber(text) !== null, 'A page is a positive whole number.')),
      z.transform(Number),
    ),
  ),
})

import * as z from 'zod/mini'
import type { Operation } from '#http/operation.server.ts'
import { longestSearch } from '#catalog/search/search-term.ts'

const dollars = z.number()
const found = { id: z.string(), name: z.string(), address: z.string() }
const place = z.strictObject(found)

const suggestionsResponse = z.strictObject({
  products: z.array(
    z.strictObject({
      ...found,
      picture: z.string(),
      price: dollars,
      product_type: z.string(),
      subscription_interval: z.nullable(z.string()),
    }),
  ),
  solutions: z.array(z.strictObject({ ...found, price: dollars, coming_soon: z.boolean() })),
  sellers: z.array(place),
  categories: z.array(place),
  articles: z.array(place),
})

export type SuggestionsJson = z.infer<typeof suggestionsResponse>

export const suggestOperation = {
  group: 'Catalog',
  access: 'anybody',
  summary: 'What to look at for a term that is being typed',
  description:
    'A few of each kind, the most relevant first, each with its name and the address of its page. Forgives word forms, beginnings and typing errors, and knows synonyms.',
  query: z.strictObject({
    q: z.string().check(z.maxLength(longestSearch, `A search has at most ${longestSearch} characters.`)),
  }),
  responses: { 200: { description: 'What was found, by kind', schema: suggestionsResponse } },
  problems: [
    {
      status: 400,
      code: 'invalid_query',
      when: 'The term is missing, repeated or too long, or there is another parameter.',
    },
  ],
} satisfies Operation

import * as z from 'zod/mini'
import { suggestedSchema } from '#catalog/search/suggested.ts'
import { answerSchema } from '#http/answer-schema.server.ts'
import type { Operation } from '#http/operation.server.ts'
import { longestSearch } from '#catalog/search/search-term.ts'

export const suggestOperation = {
  group: 'Catalog',
  access: 'anybody',
  summary: 'What to look at for a term that is being typed',
  description:
    'A few of each kind, the most relevant first, each with its name and the address of its page. Forgives word forms, beginnings and typing errors, and knows synonyms.',
  query: z.strictObject({
    q: z.string().check(z.maxLength(longestSearch, `A search has at most ${longestSearch} characters.`)),
  }),
  responses: { 200: { description: 'What was found, by kind', schema: answerSchema(suggestedSchema) } },
  problems: [
    {
      status: 400,
      code: 'invalid_query',
      when: 'The term is missing, repeated or too long, or there is another parameter.',
    },
  ],
} satisfies Operation

import * as z from 'zod/mini'
import { suggestedSchema } from '#catalog/search/suggested.ts'
import { answerSchema } from '#http/answer-schema.server.ts'
import type { Operation } from '#http/operation.server.ts'
import { longestSearch } from '#catalog/search/search-term.ts'

export const suggestOperation = {
  group: 'Catalog',
  access: 'anybody',
  summary: 'Suggestions for a search term during input',
  description:
    'A few results of each kind, most relevant first, each with its name and the address of its page. Also matches word forms, incomplete words, typing errors and synonyms.',
  query: z.strictObject({
    q: z.string().check(z.maxLength(longestSearch, `A search has at most ${longestSearch} characters.`)),
  }),
  responses: { 200: { description: 'The suggestions, by kind', schema: answerSchema(suggestedSchema) } },
  problems: [
    {
      status: 400,
      code: 'invalid_query',
      when: 'The term is missing, repeated or too long, or there is another parameter.',
    },
  ],
} satisfies Operation

import { cardsAnswerSchema } from '#catalog/products/cards-answer.ts'
import { cardsQuestion } from '#catalog/products/cards.forms.ts'
import { answerSchema } from '#http/answer-schema.server.ts'
import type { Operation } from '#http/operation.server.ts'

export const listCardsOperation = {
  group: 'Catalog',
  access: 'anybody',
  summary: 'What cards show of some products',
  description: '`ids` names them, separated by commas. Those that the catalog does not have are left out.',
  query: cardsQuestion,
  responses: {
    200: {
      description: 'In the order of the ids',
      schema: answerSchema(cardsAnswerSchema),
    },
  },
  problems: [
    { status: 400, code: 'invalid_query', when: '`ids` is missing or repeated, or names too many.' },
  ],
} satisfies Operation

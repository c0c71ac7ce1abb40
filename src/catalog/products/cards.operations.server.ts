import { cardsAnswerSchema } from '#catalog/products/cards-answer.ts'
import { cardsQuestion } from '#catalog/products/cards.forms.ts'
import { answerSchema } from '#http/answer-schema.server.ts'
import type { Operation } from '#http/operation.server.ts'

export const listCardsOperation = {
  group: 'Catalog',
  access: 'anybody',
  summary: 'The card data of some products',
  description: '`ids` contains their ids, separated by commas. Unknown products are left out.',
  query: cardsQuestion,
  responses: {
    200: {
      description: 'The cards, in the order of the ids',
      schema: answerSchema(cardsAnswerSchema),
    },
  },
  problems: [
    { status: 400, code: 'invalid_query', when: '`ids` is missing or repeated, or has too many ids.' },
  ],
} satisfies Operation

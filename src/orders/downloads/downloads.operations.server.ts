import { answerSchema } from '#http/answer-schema.server.ts'
import type { Operation } from '#http/operation.server.ts'
import { orderFilesAnswerSchema } from '#orders/order-answers.ts'

export const orderFilesOperation = {
  group: 'Orders',
  access: 'customer',
  summary: 'The purchased files of an active order',
  description:
    'Anybody with an `address` can use it for 12 hours. `Range` is supported. An order that is not active gets the response for a missing order.',
  responses: {
    200: {
      description: 'The files, each with its own link',
      schema: answerSchema(orderFilesAnswerSchema),
    },
  },
  problems: [
    { status: 404, code: 'not_found', when: 'There is no such order, it is not yours, or it is not active.' },
    { status: 503, code: 'database_away', when: 'Orders cannot be read at the moment. Try again.' },
  ],
} satisfies Operation

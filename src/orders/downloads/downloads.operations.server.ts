import { answerSchema } from '#http/answer-schema.server.ts'
import type { Operation } from '#http/operation.server.ts'
import { orderFilesAnswerSchema } from '#orders/order-answers.ts'

export const orderFilesOperation = {
  group: 'Orders',
  access: 'customer',
  summary: 'The files of what was bought with an active order',
  description:
    'Each `address` can be used for 12 hours, by whoever has it; `Range` is supported. An order that is not active answers as one that does not exist.',
  responses: {
    200: {
      description: 'The files, each with a link of its own',
      schema: answerSchema(orderFilesAnswerSchema),
    },
  },
  problems: [
    { status: 404, code: 'not_found', when: 'There is no such order, it is not yours, or it is not active.' },
    { status: 503, code: 'database_away', when: 'Orders cannot be reached at the moment: try again.' },
  ],
} satisfies Operation

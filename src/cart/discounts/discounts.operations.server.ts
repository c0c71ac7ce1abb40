import { discountAnswerSchema } from '#cart/discounts/discount-answer.ts'
import { discountRequestForm } from '#cart/discounts/discounts.forms.ts'
import { answerSchema } from '#http/answer-schema.server.ts'
import { bodyProblems, tooManyTries, type Operation } from '#http/operation.server.ts'

export const showDiscountOperation = {
  group: 'Orders',
  access: 'anybody',
  summary: 'The discount of a code for a cart',
  description:
    'Computed from catalog prices, for the first charge. Nothing is reserved until the order is placed. Send the code and the amount with the order.',
  body: discountRequestForm,
  responses: { 200: { description: 'The amount in dollars', schema: answerSchema(discountAnswerSchema) } },
  problems: [
    ...bodyProblems,
    {
      status: 422,
      code: 'discount_rejected',
      when: 'The code is unknown, not valid now, used up, or does not apply to these lines; the message says which.',
    },
    tooManyTries,
    { status: 503, code: 'database_away', when: 'The code cannot be checked at the moment.' },
  ],
} satisfies Operation

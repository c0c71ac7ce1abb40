import * as z from 'zod/mini'
import { linesAnswerSchema, lookedUpAnswerSchema, oneLineAnswerSchema } from '#cart/line-answers.ts'
import { lookupForm, newLineForm, quantityForm } from '#cart/cart.forms.ts'
import { answered } from '#http/answer-schema.server.ts'
import { bodyProblems, type Operation, type OperationProblem } from '#http/operation.server.ts'

const shared = { group: 'Cart', access: 'account' } as const

const cartProblems: readonly OperationProblem[] = [
  { status: 401, code: 'login_required', when: 'Nobody is signed in with an account.' },
  { status: 503, code: 'database_away', when: 'The cart cannot be reached; nothing in it was lost.' },
]
const writeProblems: readonly OperationProblem[] = [
  ...cartProblems,
  {
    status: 503,
    code: 'unconfirmed',
    when: 'The database stopped responding during the write, which may still succeed. Read the cart before trying again.',
  },
]
const lineProblems: readonly OperationProblem[] = [
  { status: 404, code: 'unknown_line', when: 'There is no such line in this cart.' },
  ...writeProblems,
]
const overMaximum: OperationProblem = {
  status: 409,
  code: 'over_maximum',
  when: 'More than the largest quantity in one order.',
}
const unavailable: OperationProblem = {
  status: 409,
  code: 'unavailable',
  when: 'It cannot be bought at the moment.',
}

export const showCartOperation = {
  ...shared,
  summary: 'The cart of the account',
  responses: {
    200: answered('Its lines, oldest first', linesAnswerSchema),
  },
  problems: cartProblems,
} satisfies Operation

export const showEarlierLinesOperation = {
  ...shared,
  access: 'anybody',
  summary: 'The lines that a customer of the customer portal can add from the account with the same address',
  description:
    'Empty without a customer-portal session. Also empty if the address of the account is not verified, unless the account has the password that was used to log in. The account is not changed.',
  responses: {
    200: answered('The lines of its cart, oldest first', linesAnswerSchema),
  },
  problems: [{ status: 503, code: 'database_away', when: 'The account cannot be reached at the moment.' }],
} satisfies Operation

export const emptyCartOperation = {
  ...shared,
  summary: 'Empties the cart',
  responses: { 204: { description: 'Empty' } },
  problems: writeProblems,
} satisfies Operation

export const addLineOperation = {
  ...shared,
  summary: 'Adds a product to the cart, or more of it',
  body: newLineForm,
  responses: {
    201: answered('The line as it is now', oneLineAnswerSchema),
  },
  problems: [
    ...bodyProblems,
    { status: 404, code: 'unknown_product', when: 'There is no such product.' },
    { status: 409, code: 'not_for_cart', when: 'The product is a demo or a download, which its page opens.' },
    { status: 409, code: 'coming_soon', when: 'It cannot be bought yet.' },
    unavailable,
    overMaximum,
    ...writeProblems,
  ],
} satisfies Operation

export const changeLineOperation = {
  ...shared,
  summary: 'Changes the quantity of a line, or sets it; below 1 removes the line',
  body: quantityForm,
  responses: {
    200: {
      description: 'The quantity as it is now',
      schema: z.strictObject({ id: z.string(), quantity: z.int() }),
    },
  },
  problems: [...bodyProblems, overMaximum, unavailable, ...lineProblems],
} satisfies Operation

export const removeLineOperation = {
  ...shared,
  summary: 'Removes a line',
  responses: { 204: { description: 'Removed' } },
  problems: lineProblems,
} satisfies Operation

export const lookUpProductsOperation = {
  ...shared,
  access: 'anybody',
  summary: 'Current product data for the cart stored in a browser',
  body: lookupForm,
  responses: {
    200: answered(
      'In the order of the items; null for what the catalog does not have or show',
      lookedUpAnswerSchema,
    ),
  },
  problems: [
    ...bodyProblems,
    { status: 503, code: 'database_away', when: 'The catalog cannot be reached at the moment.' },
  ],
} satisfies Operation

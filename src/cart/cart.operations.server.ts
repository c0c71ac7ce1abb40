import * as z from 'zod/mini'
import { linesAnswerSchema, lookedUpAnswerSchema, oneLineAnswerSchema } from '#cart/line-answers.ts'
import { lookupForm, newLineForm, quantityForm } from '#cart/cart.forms.ts'
import { answered } from '#http/answer-schema.server.ts'
import { bodyProblems, databaseAway, type Operation, type OperationProblem } from '#http/operation.server.ts'

const shared = { group: 'Cart', access: 'account' } as const

const cartProblems: readonly OperationProblem[] = [
  '401 login_required: Nobody is signed in with an account.',
  databaseAway,
]
const writeProblems: readonly OperationProblem[] = [
  ...cartProblems,
  '503 unconfirmed: The database stopped responding during the write, which may still succeed. Read the cart before trying again.',
]
const lineProblems: readonly OperationProblem[] = [
  '404 unknown_line: There is no such line in this cart.',
  ...writeProblems,
]
const overMaximum = '409 over_maximum: More than the largest quantity in one order.'
const unavailable = '409 unavailable: It cannot be bought at the moment.'

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
  problems: [databaseAway],
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
    '404 unknown_product: There is no such product.',
    '409 not_for_cart: The product is a demo or a download, which its page opens.',
    '409 coming_soon: It cannot be bought yet.',
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
  problems: [...bodyProblems, databaseAway],
} satisfies Operation

import * as z from 'zod/mini'
import { bodyProblems, databaseAway, type Operation, type OperationProblem } from '#http/operation.server.ts'
import { maxSaved } from '#catalog/saved/saved.ts'

const savedProductSchema = z.strictObject({
  product_id: z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,99}$/i, 'This is not the id of a product.')),
  saved_at: z.iso.datetime({ error: 'The moment is written as 2026-11-22T09:30:00Z.' }),
})

/** The products that a browser saved before sign-in. */
const savedForm = z.strictObject({
  products: z
    .array(savedProductSchema)
    .check(z.maxLength(maxSaved, `At most ${maxSaved} products can be saved.`)),
})

const shared = { group: 'Saved products', access: 'account' } as const

const savedResponse = z.strictObject({ products: z.array(savedProductSchema) })

const savedProblems: readonly OperationProblem[] = [
  '401 login_required: Nobody is signed in with an account.',
  databaseAway,
]

export const showSavedOperation = {
  ...shared,
  summary: 'The saved products of the account',
  responses: { 200: { description: 'The products, newest first', schema: savedResponse } },
  problems: savedProblems,
} satisfies Operation

export const mergeSavedOperation = {
  ...shared,
  summary: 'Adds products that a browser saved before its customer signed in',
  description:
    'Nothing is removed. If a product was already saved, the later time counts. Unknown products are left out.',
  body: savedForm,
  responses: { 200: { description: 'All saved products, newest first', schema: savedResponse } },
  problems: [...bodyProblems, ...savedProblems],
} satisfies Operation

export const saveProductOperation = {
  ...shared,
  summary: 'Saves a product',
  responses: { 204: { description: 'Saved' } },
  problems: ['404 unknown_product: There is no such product.', ...savedProblems],
} satisfies Operation

export const removeSavedOperation = {
  ...shared,
  summary: 'Removes a saved product',
  responses: { 204: { description: 'The product is not saved' } },
  problems: savedProblems,
} satisfies Operation

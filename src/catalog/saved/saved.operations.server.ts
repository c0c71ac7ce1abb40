import * as z from 'zod/mini'
import { savedForm, savedProductSchema } from '#catalog/saved/saved.forms.ts'
import { bodyProblems, type Operation, type OperationProblem } from '#http/operation.server.ts'

const shared = { group: 'Saved products', access: 'account' } as const

const savedResponse = z.strictObject({ products: z.array(savedProductSchema) })

const savedProblems: readonly OperationProblem[] = [
  { status: 401, code: 'login_required', when: 'Nobody is signed in with an account.' },
  { status: 503, code: 'database_away', when: 'The saved products cannot be reached.' },
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
  problems: [{ status: 404, code: 'unknown_product', when: 'There is no such product.' }, ...savedProblems],
} satisfies Operation

export const removeSavedOperation = {
  ...shared,
  summary: 'Removes a saved product',
  responses: { 204: { description: 'The product is not saved' } },
  problems: savedProblems,
} satisfies Operation

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
  summary: 'What the account saved',
  responses: { 200: { description: 'The products, newest first', schema: savedResponse } },
  problems: savedProblems,
} satisfies Operation

export const mergeSavedOperation = {
  ...shared,
  summary: 'Adds products that a browser saved before its customer signed in',
  description: 'Nothing is removed. Of two moments the later one counts; unknown products are left out.',
  body: savedForm,
  responses: { 200: { description: 'All that is saved now, newest first', schema: savedResponse } },
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
  summary: 'Removes a product from the saved ones',
  responses: { 204: { description: 'Not saved any more, or never was' } },
  problems: savedProblems,
} satisfies Operation

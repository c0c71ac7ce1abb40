import { tooManyTries, type OperationProblem } from '#http/operation.server.ts'

/** The tag of the seller API's operations in the OpenAPI document. */
export const sellerApiGroup = 'Seller'

export const keyProblems: readonly OperationProblem[] = [
  { status: 401, code: 'invalid_key', when: 'There is no such key, or it is revoked.' },
  { status: 403, code: 'missing_scope', when: 'The key may not do this.' },
  tooManyTries,
]

import { tooManyTries, type OperationProblem } from '#http/operation.server.ts'

/** The tag of the seller API's operations in the OpenAPI document. */
export const sellerApiGroup = 'Seller'

export const keyProblems: readonly OperationProblem[] = [
  '401 invalid_key: There is no such key, or it is revoked.',
  '403 missing_scope: The key may not do this.',
  tooManyTries,
]

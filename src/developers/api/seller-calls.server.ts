import { tooManyTries, type OperationProblem } from '#http/operation.server.ts'

/** The tag of the operations in the document of the seller API. */
export const sellerApiGroup = 'Seller'

/** The problems that every call with a key can have. */
export const keyProblems: readonly OperationProblem[] = [
  { status: 401, code: 'invalid_key', when: 'There is no such key, or it is revoked.' },
  { status: 403, code: 'missing_scope', when: 'The key may not do this.' },
  tooManyTries,
]

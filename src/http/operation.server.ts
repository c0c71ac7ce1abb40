import type { Hono, MiddlewareHandler } from 'hono'
import { findTargetHandler } from 'hono/utils/handler'
import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

/** Who may call an operation: anybody, or only callers with this credential. */
export type Access = 'anybody' | 'account' | 'customer' | 'token' | 'access_key' | 'signature' | 'seller_key'

export interface OperationResponse {
  description: string
  schema?: Schema
}

/** An error response of an operation. `schema` describes bodies with more than code and message. */
export interface OperationProblem {
  status: number
  code: string
  when: string
  schema?: Schema
}

/** The inputs and responses of a route. The OpenAPI document is generated only from these declarations. */
export interface Operation {
  group: string
  summary: string
  description?: string
  access: Access
  query?: Schema
  headers?: Readonly<Record<string, string>>
  body?: Schema
  responses: Readonly<Record<number, OperationResponse>>
  problems?: readonly OperationProblem[]
}

export interface RoutedOperation extends Operation {
  method: string
  /** The path with parameters in Hono's form `:name`. */
  path: string
}

const operations = new WeakMap<WeakKey, Operation>()

/** Attaches an operation to a route: `app.get(path, declared(operation), handler)`. */
export function declared(operation: Operation): MiddlewareHandler {
  const middleware: MiddlewareHandler = (_c, next) => next()
  operations.set(middleware, operation)
  return middleware
}

/** Returns all declared operations of an app and of the apps mounted in it. */
export function operationsOf(app: Pick<Hono, 'routes'>): RoutedOperation[] {
  return app.routes.flatMap(({ method, path, handler }) => {
    const operation = operations.get(findTargetHandler(handler))
    return operation ? [{ ...operation, method: method.toLowerCase(), path }] : []
  })
}

export const bodyProblems: readonly OperationProblem[] = [
  { status: 400, code: 'malformed_json', when: 'The body is not JSON.' },
  { status: 415, code: 'json_expected', when: 'The body is not sent as application/json.' },
  {
    status: 422,
    code: 'invalid_request',
    when: 'A field is missing, invalid or unknown. `fields` has an error for each.',
  },
]

export const unconfirmedWrite: OperationProblem = {
  status: 503,
  code: 'unconfirmed',
  when: 'The database stopped responding during the call, which may still succeed. Check the result before trying again.',
}

export const tooManyTries: OperationProblem = {
  status: 429,
  code: 'too_many_tries',
  when: 'Too many requests. `Retry-After` says when to try again.',
}

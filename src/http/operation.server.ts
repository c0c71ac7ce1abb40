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

/** An error response of an operation: its status, its code, and when it is sent. */
export type OperationProblem = `${number} ${string}: ${string}`

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
  /** The bodies, by code, of problems with more than code and message. */
  problemSchemas?: Readonly<Record<string, Schema>>
}

export interface RoutedOperation extends Operation {
  method: string
  /** The path with parameters in Hono's form `:name`. */
  path: string
}

export function readProblem(problem: OperationProblem) {
  const parts = /^(\d+) (\w+): (.+)$/.exec(problem)
  if (!parts) throw new Error(`This problem has no status, code and sentence: ${problem}`)
  const [, status = '', code = '', when = ''] = parts
  return { status: Number(status), code, when }
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
  '400 malformed_json: The body is not JSON.',
  '415 json_expected: The body is not sent as application/json.',
  '422 invalid_request: A field is missing, invalid or unknown. `fields` has an error for each.',
]

export const unconfirmedWrite =
  '503 unconfirmed: The database stopped responding during the call, which may still succeed. Check the result before trying again.'

export const notSignedIn = '401 not_signed_in: Nobody is signed in.'

export const databaseAway =
  '503 database_away: The database does not respond. The same request can be sent again; nothing is done twice.'

export const tooManyTries = '429 too_many_tries: Too many requests. `Retry-After` says when to try again.'

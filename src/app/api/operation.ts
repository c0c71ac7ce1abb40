import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

/** Who may call: anybody, or whoever sends what is named. */
export type Access = 'anybody' | 'account' | 'customer' | 'token' | 'key' | 'signature'

/** An error of a call: its status, its code, and when it occurs. */
export type Problem = readonly [status: number, code: string, when: string, schema?: Schema]

/** One call of the API, as the document and the page describe it. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** With Hono's `:names`. */
  path: string
  group: string
  summary: string
  description?: string
  access: Access
  query?: Schema
  headers?: Record<string, string>
  body?: Schema
  answers: readonly (readonly [status: number, description: string, schema?: Schema])[]
  refusals?: readonly Problem[]
}

type InGroup = Omit<Operation, 'group' | 'access'> & { access?: Access }

/** Calls that belong together and have the same access, unless one says otherwise. */
export function inGroup(group: string, access: Access, operations: readonly InGroup[]): Operation[] {
  return operations.map((operation) => ({ access, ...operation, group }))
}

/** The errors of every call with a body. */
export const bodyProblems: readonly Problem[] = [
  [400, 'malformed_json', 'The body is not JSON.'],
  [415, 'json_expected', 'The body is not sent as application/json.'],
  [422, 'invalid_request', 'A field is missing, not valid or not known; `fields` names each.'],
]

export const tooManyTries: Problem = [
  429,
  'too_many_tries',
  'Too many calls from this address; `Retry-After` says when to come back.',
]

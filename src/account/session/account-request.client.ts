import { callApi } from '#lib/call-api.client.ts'
import { problemSchema } from '#lib/problem.ts'
import { parsed, type Schema, type SchemaOutput } from '#lib/schema.ts'

export type AccountProblem = SchemaOutput<typeof problemSchema>
export type AccountAnswer<Value> = { ok: true; value: Value } | { ok: false; problem: AccountProblem }

/** The shop gave no usable answer, or the schema of the form could not be loaded. */
export const unreachable: AccountProblem = {
  code: 'unreachable',
  message: 'We couldn’t connect. Please check your connection and try again.',
  fields: {},
}

/** An HTTP error without a `Problem` body, for example from a proxy. */
const httpFailure: AccountProblem = { ...unreachable, code: 'http_failure' }

/** Whether the shop may have carried out the request although no answer arrived. */
export function isUnanswered({ code }: AccountProblem): boolean {
  return code === unreachable.code || code === httpFailure.code
}

/** Calls the account API and parses the answer. Never rejects. */
export async function askAccount<Value>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  schema: Schema<Value>,
  form?: unknown,
): Promise<AccountAnswer<Value>> {
  const { ok, status, body } = await callApi(`/api/account/${path}`, { method, body: form })
  if (status === 0) return { ok: false, problem: unreachable }
  if (!ok) return { ok: false, problem: parsed(problemSchema, body) ?? httpFailure }
  const value = parsed(schema, body)
  return value === undefined ? { ok: false, problem: unreachable } : { ok: true, value }
}

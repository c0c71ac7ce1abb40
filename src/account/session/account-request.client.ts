import { problemSchema } from '#lib/problem.ts'
import { parsed, type Schema, type SchemaOutput } from '#lib/schema.ts'

/** The limit is longer than the store itself waits for the customer portal. */
const timeLimitMilliseconds = 20_000

export type AccountProblem = SchemaOutput<typeof problemSchema>
export type AccountAnswer<Value> = { ok: true; value: Value } | { ok: false; problem: AccountProblem }

/** The shop gave no usable answer, or the form could not be validated. */
export const unreachable: AccountProblem = {
  code: 'unreachable',
  message: 'The shop did not respond.',
  fields: {},
}

/** Calls the account API and parses the answer. Never throws. */
export async function askAccount<Value>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  schema: Schema<Value>,
  body?: unknown,
): Promise<AccountAnswer<Value>> {
  try {
    const response = await fetch(`/api/account/${path}`, {
      method,
      signal: AbortSignal.timeout(timeLimitMilliseconds),
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const answer: unknown = response.status === 204 ? null : await response.json()
    if (response.ok) return { ok: true, value: schema(answer) }
    return { ok: false, problem: parsed(problemSchema, answer) ?? unreachable }
  } catch {
    return { ok: false, problem: unreachable }
  }
}

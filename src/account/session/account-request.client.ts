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

/** An HTTP error without a problem of the shop, as a proxy in front of it answers. */
const httpFailure: AccountProblem = { ...unreachable, code: 'http_failure' }

/** Whether the shop may have carried out the request although it did not say so. */
export function isUnanswered({ code }: AccountProblem): boolean {
  return code === unreachable.code || code === httpFailure.code
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
    if (!response.ok) {
      const answer: unknown = await response.json().catch(() => null)
      return { ok: false, problem: parsed(problemSchema, answer) ?? httpFailure }
    }
    const answer: unknown = response.status === 204 ? null : await response.json()
    return { ok: true, value: schema(answer) }
  } catch {
    return { ok: false, problem: unreachable }
  }
}

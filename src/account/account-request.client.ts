import type * as z from 'zod/mini'

/** Longer than the store itself waits for the portal. */
const timeLimitMilliseconds = 20_000

/** A refusal as the API words it; `unreachable` when no usable answer came at all. */
export interface Refusal {
  code: string
  message: string
  fields: Record<string, string>
}
export type Answer<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal }

/** When no usable answer came, or the form could not be looked at. */
export const unreachable: Refusal = { code: 'unreachable', message: 'The shop did not answer.', fields: {} }

/** Asks the account API; what comes back is parsed, and nothing is thrown. What parses is loaded with the first request. */
export async function askAccount<Schema extends z.ZodMiniType>(
  method: 'GET' | 'POST' | 'PUT',
  deed: string,
  loadSchema: () => Promise<Schema>,
  body?: unknown,
): Promise<Answer<z.output<Schema>>> {
  try {
    const [schema, { accountRefusal }] = await Promise.all([
      loadSchema(),
      import('#account/account-refusal.ts'),
    ])
    const response = await fetch(`/api/account/${deed}`, {
      method,
      signal: AbortSignal.timeout(timeLimitMilliseconds),
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const answer: unknown = response.status === 204 ? null : await response.json()
    if (response.ok) {
      const parsed = schema.safeParse(answer)
      return parsed.success ? { ok: true, value: parsed.data } : { ok: false, refusal: unreachable }
    }
    return { ok: false, refusal: accountRefusal.safeParse(answer).data ?? unreachable }
  } catch {
    return { ok: false, refusal: unreachable }
  }
}

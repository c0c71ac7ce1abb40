import * as z from 'zod/mini'
import { notificationsForm, type LogIn, type Notifications, type SignUp } from '#account/account.forms.ts'
import { localRecordSchema, type LocalRecord, type SessionUser } from '#account/session.ts'

/** Longer than the store itself waits for the portal. */
const timeLimitMilliseconds = 20_000

/** A refusal as the API words it; `unreachable` when no usable answer came at all. */
export interface Refusal {
  code: string
  message: string
  fields: Record<string, string>
}
export type Answer<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal }

const unreachable: Refusal = { code: 'unreachable', message: 'The shop did not answer.', fields: {} }
const problemSchema = z.object({
  code: z.string(),
  message: z.string(),
  fields: z._default(z.record(z.string(), z.string()), {}),
})
const sessionSchema = z.object({
  user: z.nullable(
    z.object({
      id: z.string(),
      email: z.string(),
      user_metadata: z.object({
        full_name: z.string(),
        phone: z.exactOptional(z.string()),
        company: z.exactOptional(z.string()),
      }),
      role: z.literal('authenticated'),
    }),
  ),
})
const anything = z.unknown()

export async function readBackendSession(): Promise<Answer<SessionUser | null>> {
  const answer = await send('GET', 'session', sessionSchema)
  return answer.ok ? { ok: true, value: answer.value.user } : answer
}

export function sendSignUp(form: SignUp): Promise<Answer<unknown>> {
  return send('POST', 'sign-up', anything, form)
}

export function sendLogIn(form: LogIn): Promise<Answer<LocalRecord>> {
  return send('POST', 'log-in', localRecordSchema, form)
}

export function sendSignOut(): Promise<Answer<unknown>> {
  return send('POST', 'sign-out', anything)
}

export function sendForgottenPassword(form: { email: string }): Promise<Answer<unknown>> {
  return send('POST', 'forgotten-password', anything, form)
}

export function sendNewPassword(form: { token: string; password: string }): Promise<Answer<unknown>> {
  return send('POST', 'new-password', anything, form)
}

export function readNotifications(): Promise<Answer<Notifications>> {
  return send('GET', 'notifications', notificationsForm)
}

export function sendNotifications(form: Notifications): Promise<Answer<Notifications>> {
  return send('PUT', 'notifications', notificationsForm, form)
}

async function send<Schema extends z.ZodMiniType>(
  method: string,
  deed: string,
  schema: Schema,
  body?: unknown,
): Promise<Answer<z.output<Schema>>> {
  try {
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
    return { ok: false, refusal: problemSchema.safeParse(answer).data ?? unreachable }
  } catch {
    return { ok: false, refusal: unreachable }
  }
}

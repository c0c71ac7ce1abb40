import * as z from 'zod/mini'
import { askAccount, type Answer } from '#account/account-request.client.ts'
import type { SessionUser } from '#account/session.ts'

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

export async function readBackendSession(): Promise<Answer<SessionUser | null>> {
  const answer = await askAccount('GET', 'session', sessionSchema)
  return answer.ok ? { ok: true, value: answer.value.user } : answer
}

export function sendSignOut(): Promise<Answer<unknown>> {
  return askAccount('POST', 'sign-out', z.unknown())
}

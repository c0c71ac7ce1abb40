import * as z from 'zod/mini'
import { keptProfileSchema } from '#account/kept-profile.ts'
import { localRecordSchema, type LocalRecord } from '#account/local-record.ts'
import { profileKey, withProfile } from '#account/profile.ts'
import { sessionKey, type SessionUser } from '#account/session.ts'
import { readStored } from '#lib/stored.client.ts'

const sessionSchema = z.object({
  user: z.object({
    id: z.string(),
    email: z.string(),
    user_metadata: z.object({
      full_name: z.string(),
      phone: z.exactOptional(z.string()),
      company: z.exactOptional(z.string()),
    }),
    role: z.literal('authenticated'),
  }),
})

/** What only a browser with an account needs: loaded once there is something to parse. */
export function readLocalRecord(): LocalRecord | null {
  return readStored(sessionKey, localRecordSchema)
}

/** The backend account of an answer, as this browser's profile shows it; `null` when it is not one. */
export function parseBackendUser(answer: unknown): SessionUser | null {
  const parsed = sessionSchema.safeParse(answer)
  return parsed.success ? withProfile(parsed.data.user, readStored(profileKey, keptProfileSchema)) : null
}

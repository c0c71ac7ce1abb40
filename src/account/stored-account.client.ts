import { storedProfileSchema } from '#account/stored-profile.ts'
import { localRecordSchema, type LocalRecord } from '#account/local-record.ts'
import { profileKey, withProfile } from '#account/profile.ts'
import { sessionKey, sessionUser, type SessionUser } from '#account/session.ts'
import { parsed, object, oneOf, optional, text } from '#lib/schema.ts'
import { readStored } from '#lib/stored.client.ts'

/** An answer that says who is signed in on the server. */
export const sessionAnswerSchema = object({
  user: object({
    id: text,
    email: text,
    user_metadata: object({ full_name: text, phone: optional(text), company: optional(text) }),
    role: oneOf(['authenticated']),
  }),
})

/** Needed only in a browser with an account, so it is loaded only when there is something to parse. */
export function readLocalRecord(): LocalRecord | null {
  return readStored(sessionKey, localRecordSchema)
}

/** The backend account of an answer, with this browser's profile; `null` if there is none. */
export function parseBackendUser(answer: unknown): SessionUser | null {
  const session = parsed(sessionAnswerSchema, answer)
  if (!session) return null
  const { id, email, user_metadata } = session.user
  const user = sessionUser(id, email, { ...user_metadata, name: user_metadata.full_name })
  return withProfile(user, readStored(profileKey, storedProfileSchema))
}

import { storedProfileSchema } from '#account/session/stored-profile.ts'
import { localRecordSchema, type LocalRecord } from '#account/session/local-record.ts'
import { profileKey, withProfile } from '#account/session/profile.ts'
import type { ServerSession } from '#account/session/session.client.ts'
import { sessionKey, sessionUser, type SessionUser } from '#account/session/session.ts'
import { flag, parsed, object, oneOf, optional, orNull, text, type SchemaOutput } from '#lib/schema.ts'
import { readStored } from '#lib/stored.client.ts'

const userSchema = object({
  id: text,
  email: text,
  user_metadata: object({ full_name: text, phone: optional(text), company: optional(text) }),
  role: oneOf(['authenticated']),
})

/** The server's answer: a backend account, a customer-portal session, or nobody. */
export const sessionAnswerSchema = object({
  user: orNull(userSchema),
  email_proven: optional(flag, false),
  customer_portal_email: optional(text),
})

/** Loaded only when there is something to parse, because most visitors have neither a record nor a session. */
export function readLocalRecord(): LocalRecord | null {
  return readStored(sessionKey, localRecordSchema)
}

/** The account with this browser's profile applied; `null` if the answer is invalid. */
export function parseServerSession(answer: unknown): ServerSession | null {
  const session = parsed(sessionAnswerSchema, answer)
  if (!session) return null
  return {
    user: session.user && withOwnProfile(session.user),
    emailProven: session.email_proven,
    customerPortalEmail: session.customer_portal_email ?? null,
  }
}

function withOwnProfile({ id, email, user_metadata }: SchemaOutput<typeof userSchema>): SessionUser {
  const user = sessionUser(id, email, { ...user_metadata, name: user_metadata.full_name })
  return withProfile(user, readStored(profileKey, storedProfileSchema))
}

import { storedProfileSchema } from '#account/session/stored-profile.ts'
import { localRecordSchema, type LocalRecord } from '#account/session/local-record.ts'
import { profileKey, withProfile } from '#account/session/profile.ts'
import type { ServerSession } from '#account/session/session.client.ts'
import { sessionKey, sessionUser, type SessionUser } from '#account/session/session.ts'
import { sessionAnswerSchema, type SessionAnswerUser } from '#account/session/session-answers.ts'
import { parsed } from '#lib/schema.ts'
import { readStored } from '#lib/stored.client.ts'

/**
 * Reads the local record. Browsers load this file only if there is a record or a session, which most visitors
 * lack.
 */
export function readLocalRecord(): LocalRecord | null {
  return readStored(sessionKey, localRecordSchema)
}

/** Parses the account and applies this browser's profile. Returns `null` for an invalid answer. */
export function parseServerSession(answer: unknown): ServerSession | null {
  const session = parsed(sessionAnswerSchema, answer)
  if (!session) return null
  return {
    user: session.user && withOwnProfile(session.user),
    emailProven: session.email_proven ?? false,
    customerPortalEmail: session.customer_portal_email ?? null,
  }
}

function withOwnProfile({ id, email, user_metadata }: SessionAnswerUser): SessionUser {
  const user = sessionUser(id, email, { ...user_metadata, name: user_metadata.full_name })
  return withProfile(user, readStored(profileKey, storedProfileSchema))
}

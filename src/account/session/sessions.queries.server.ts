import { createHash } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { customerPortalSessions, sessions } from '#account/session/account.tables.server.ts'
import type { Database } from '#db/database.server.ts'

export async function sessionIdOf(db: Database, token: string): Promise<string | null> {
  const [found] = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.token, token))
  return found?.id ?? null
}

/** When the session started; `null` if it has ended. */
export async function sessionStart(db: Database, id: string): Promise<Date | null> {
  const [found] = await db.select({ since: sessions.createdAt }).from(sessions).where(eq(sessions.id, id))
  return found?.since ?? null
}

export interface SessionsOwner {
  /** `null` for a customer-portal session. */
  userId: string | null
  /** The address whose customer-portal sessions the owner can see; `null` until it is verified. */
  customerPortalEmail: string | null
  currentId: string
}

/**
 * The open sessions of both kinds. The current one comes first, then the most recently used (product:
 * accounts 31).
 */
export async function openSessions(db: Database, owner: SessionsOwner, now: Date) {
  const found = [...(await ofAccount(db, owner, now)), ...(await ofCustomerPortal(db, owner, now))]
  return found
    .map((session) => ({ ...session, isCurrent: session.id === owner.currentId }))
    .toSorted(
      (one, other) =>
        Number(other.isCurrent) - Number(one.isCurrent) ||
        other.lastUsedAt.getTime() - one.lastUsedAt.getTime(),
    )
}

/**
 * A public id for a customer-portal session. It grants no access, because it is a hash of the stored hash.
 */
export function customerPortalSessionId(tokenHash: string): string {
  return createHash('sha256').update(tokenHash).digest('base64url')
}

async function ofAccount(db: Database, { userId }: SessionsOwner, now: Date) {
  if (userId === null) return []
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      place: sessions.place,
      since: sessions.createdAt,
      lastUsedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
}

async function ofCustomerPortal(db: Database, { customerPortalEmail }: SessionsOwner, now: Date) {
  if (customerPortalEmail === null) return []
  const found = await db
    .select({
      tokenHash: customerPortalSessions.tokenHash,
      userAgent: customerPortalSessions.userAgent,
      place: customerPortalSessions.place,
      since: customerPortalSessions.createdAt,
      lastUsedAt: customerPortalSessions.lastUsedAt,
    })
    .from(customerPortalSessions)
    .where(
      and(eq(customerPortalSessions.email, customerPortalEmail), gt(customerPortalSessions.expiresAt, now)),
    )
  return found.map(({ tokenHash, since, lastUsedAt, ...session }) => ({
    ...session,
    id: customerPortalSessionId(tokenHash),
    since,
    lastUsedAt: lastUsedAt ?? since,
  }))
}

import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import {
  customerPortalSessions,
  sessions,
  users,
  verifications,
} from '#account/session/account.tables.server.ts'
import type { SessionUse } from '#account/session/session-use.ts'
import { customerPortalSessionId, type SessionsOwner } from '#account/session/sessions.queries.server.ts'
import type { Database } from '#db/database.server.ts'

/** Records where and with which browser a session was used. */
export async function noteSessionUse(
  db: Database,
  { id, use, now }: { id: string; use: SessionUse; now: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set({ ...use, updatedAt: now })
    .where(eq(sessions.id, id))
}

export async function noteCustomerPortalSessionUse(
  db: Database,
  { tokenHash, use, now }: { tokenHash: string; use: SessionUse; now: Date },
): Promise<void> {
  await db
    .update(customerPortalSessions)
    .set({ ...use, lastUsedAt: now })
    .where(eq(customerPortalSessions.tokenHash, tokenHash))
}

export async function closeBackendSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token))
}

/**
 * A new password ends all sessions of the account and invalidates all open links (product: accounts 25). The
 * email becomes verified, because the reset link was mailed to it.
 */
export async function finishPasswordReset(
  db: Database,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.userId, userId))
    await tx.delete(customerPortalSessions).where(eq(customerPortalSessions.email, email.toLowerCase()))
    await tx.delete(verifications).where(eq(verifications.value, userId))
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId))
  })
}

/**
 * Ends one session of the customer, or all, but never the current one. Returns the number of ended sessions
 * (product: accounts 31).
 */
export async function endSessions(
  db: Database,
  owner: SessionsOwner,
  selection: { id: string } | 'others',
): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await endAccountSessions(tx, owner, selection)
    return ended + (await endCustomerPortalSessions(tx, owner, selection))
  })
}

async function endAccountSessions(
  tx: Database,
  { userId, currentId }: SessionsOwner,
  selection: { id: string } | 'others',
): Promise<number> {
  if (userId === null) return 0
  // The id may be of a customer-portal session, which is no UUID.
  const isSelected = selection === 'others' ? undefined : sql`${sessions.id}::text = ${selection.id}`
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, currentId), isSelected))
    .returning({ id: sessions.id })
  return ended.length
}

async function endCustomerPortalSessions(
  tx: Database,
  { customerPortalEmail, currentId }: SessionsOwner,
  selection: { id: string } | 'others',
): Promise<number> {
  if (customerPortalEmail === null) return 0
  const own = await tx
    .select({ tokenHash: customerPortalSessions.tokenHash })
    .from(customerPortalSessions)
    .where(eq(customerPortalSessions.email, customerPortalEmail))
  const hashes = own
    .map(({ tokenHash }) => tokenHash)
    .filter((tokenHash) => {
      const id = customerPortalSessionId(tokenHash)
      return id !== currentId && (selection === 'others' || selection.id === id)
    })
  const ended = await tx
    .delete(customerPortalSessions)
    .where(inArray(customerPortalSessions.tokenHash, hashes))
    .returning({ email: customerPortalSessions.email })
  return ended.length
}

import { and, eq, lt } from 'drizzle-orm'
import { customerPortalSessions } from '#account/session/account.tables.server.ts'
import type { SessionUse } from '#account/session/session-use.ts'
import type { Database } from '#db/database.server.ts'

export interface OpenCustomerPortalSession {
  email: string
  /** The account whose password was entered at log-in; `null` if there is none. */
  accountId: string | null
  tokenHash: string
  expiresAt: Date
  now: Date
  use: SessionUse
  /** The previous session of this browser. The log-in ends it, because tokens are never reused. */
  replaces: string | null
}

export async function openCustomerPortalSession(
  db: Database,
  session: OpenCustomerPortalSession,
): Promise<void> {
  const { email, accountId, tokenHash, expiresAt, now, use, replaces } = session
  await db.transaction(async (tx) => {
    if (replaces) await closeCustomerPortalSession(tx, replaces)
    await tx
      .delete(customerPortalSessions)
      .where(and(eq(customerPortalSessions.email, email), lt(customerPortalSessions.expiresAt, now)))
    await tx
      .insert(customerPortalSessions)
      .values({ email, accountId, tokenHash, expiresAt, ...use, lastUsedAt: now })
  })
}

/** Renews the session if it is due. Returns whether it was renewed. */
export async function renewCustomerPortalSession(
  db: Database,
  { tokenHash, renewBefore, expiresAt }: { tokenHash: string; renewBefore: Date; expiresAt: Date },
): Promise<boolean> {
  const renewed = await db
    .update(customerPortalSessions)
    .set({ expiresAt })
    .where(
      and(eq(customerPortalSessions.tokenHash, tokenHash), lt(customerPortalSessions.expiresAt, renewBefore)),
    )
    .returning({ email: customerPortalSessions.email })
  return renewed.length > 0
}

export async function closeCustomerPortalSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(customerPortalSessions).where(eq(customerPortalSessions.tokenHash, tokenHash))
}

import { lt } from 'drizzle-orm'
import { portalSessions, sessions, verifications } from '#account/account.tables.server.ts'
import type { Database } from '#db/database.server.ts'

/** Deletes sessions and links that have ended; nothing can be done with them. */
export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(portalSessions).where(lt(portalSessions.expiresAt, now))
  await db.delete(verifications).where(lt(verifications.expiresAt, now))
}

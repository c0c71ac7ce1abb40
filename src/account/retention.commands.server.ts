import { lt } from 'drizzle-orm'
import {
  logInAddresses,
  customerPortalSessions,
  sessions,
  signUpAttempts,
  verifications,
} from '#account/account.tables.server.ts'
import { logInAddressDays, signUpAttemptDays } from '#account/retention.ts'
import type { Database } from '#db/database.server.ts'

const day = 24 * 60 * 60 * 1000

/** Deletes expired sessions and links, and records of log-ins and sign-ups that are older than their retention. */
export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day)
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(customerPortalSessions).where(lt(customerPortalSessions.expiresAt, now))
  await db.delete(verifications).where(lt(verifications.expiresAt, now))
  await db.delete(logInAddresses).where(lt(logInAddresses.usedAt, ago(logInAddressDays)))
  await db.delete(signUpAttempts).where(lt(signUpAttempts.startedAt, ago(signUpAttemptDays)))
}

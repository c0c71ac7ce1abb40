import { lt } from 'drizzle-orm'
import {
  logInAddresses,
  customerPortalSessions,
  sessions,
  signUpAttempts,
  verifications,
} from '#account/session/account.tables.server.ts'
import {
  knownBrowserDays,
  logInAddressDays,
  oldInvitationDays,
  usedTimeStepDays,
} from '#account/session/retention.ts'
import { knownBrowsers, usedTimeSteps } from '#account/session/second-factor.tables.server.ts'
import { invitations } from '#account/staff/staff.tables.server.ts'
import type { Database } from '#db/database.server.ts'

const day = 24 * 60 * 60 * 1000

/** Deletes expired sessions and links, and old invitations and records of log-ins. */
export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day)
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(customerPortalSessions).where(lt(customerPortalSessions.expiresAt, now))
  await db.delete(verifications).where(lt(verifications.expiresAt, now))
  await db.delete(logInAddresses).where(lt(logInAddresses.usedAt, ago(logInAddressDays)))
  await db.delete(usedTimeSteps).where(lt(usedTimeSteps.usedAt, ago(usedTimeStepDays)))
  await db.delete(knownBrowsers).where(lt(knownBrowsers.usedAt, ago(knownBrowserDays)))
  await db.delete(invitations).where(lt(invitations.expiresAt, ago(oldInvitationDays)))
  await db.delete(signUpAttempts).where(lt(signUpAttempts.startedAt, ago(1)))
}

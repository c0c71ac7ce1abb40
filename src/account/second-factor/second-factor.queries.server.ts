import { and, asc, eq } from 'drizzle-orm'
import { passkeys, twoFactors, usedTimeSteps } from '#account/session/second-factor.tables.server.ts'
import type { Database } from '#db/database.server.ts'

/** `createdAt` is `null` for authenticator apps set up before the store recorded this time. */
export async function secondFactorsOf(db: Database, userId: string) {
  const [verified] = await db
    .select({ name: twoFactors.name, createdAt: twoFactors.verifiedAt })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), eq(twoFactors.verified, true)))
  const stored = await db
    .select({ id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt))
  return {
    hasAuthenticator: verified !== undefined,
    authenticator: verified ?? null,
    passkeys: stored.map((each) => ({ ...each, name: each.name ?? 'Passkey' })),
  }
}

/** The passkeys that a browser may use for this account. */
export async function passkeyCredentials(db: Database, userId: string) {
  const stored = await db
    .select({ id: passkeys.credentialID })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
  return stored.map(({ id }) => ({ id, type: 'public-key' as const }))
}

/** Whether a code of this time step was already used. */
export async function isTimeStepUsed(
  db: Database,
  { userId, step }: { userId: string; step: number },
): Promise<boolean> {
  const used = and(eq(usedTimeSteps.userId, userId), eq(usedTimeSteps.step, step))
  return (await db.$count(usedTimeSteps, used)) > 0
}

/** The encrypted secret of the authenticator app, and whether one of its codes has been verified. */
export async function storedAuthenticator(db: Database, userId: string) {
  const [found] = await db
    .select({ secret: twoFactors.secret, verified: twoFactors.verified })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId))
  return found ?? null
}

export async function storedRecoveryCodes(db: Database, userId: string): Promise<string | null> {
  const [found] = await db
    .select({ codes: twoFactors.backupCodes })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId))
  return found?.codes ?? null
}

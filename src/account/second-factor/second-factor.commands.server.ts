import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import { sessions, users } from '#account/session/account.tables.server.ts'
import { passkeys, twoFactors, usedTimeSteps } from '#account/session/second-factor.tables.server.ts'
import { recordChange } from '#audit/audit.commands.server.ts'
import type { Actor, ByActor, Fields } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'

/** How a session proved the second factor: with a passkey, a recovery code, or the code of a time step. */
export type Proof = { kind: 'passkey' } | { kind: 'recovery code' } | { kind: 'code'; step: number }

interface ProvenSession {
  userId: string
  token: string
  proof: Proof
  /** Queues the mail about a used recovery code in the same transaction. */
  announce?: (tx: Database) => Promise<void>
  now: Date
}

/**
 * Records that the second factor of a session was verified. Returns `false` if the session has ended or the code
 * was already used (product: dashboard 9).
 */
export async function elevateSession(
  db: Database,
  { userId, token, proof, announce, now }: ProvenSession,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (proof.kind === 'code') {
      const used = await tx
        .insert(usedTimeSteps)
        .values({ userId, step: proof.step, usedAt: now })
        .onConflictDoNothing()
        .returning({ step: usedTimeSteps.step })
      if (used.length === 0) return false
    }
    const [elevated] = await tx
      .update(sessions)
      .set({ secondFactorAt: now })
      .where(and(eq(sessions.token, token), eq(sessions.userId, userId)))
      .returning({ id: sessions.id })
    if (elevated && proof.kind === 'recovery code') {
      const actor: Actor = { kind: 'account', accountId: userId, sessionId: elevated.id }
      await recordFactorChange(tx, { actor, userId, action: 'second-factor.recover', now })
      await announce?.(tx)
    }
    return elevated !== undefined
  })
}

/** Stores the secret of an authenticator app during setup. Returns `false` if one is already set up. */
export async function storeAuthenticatorSecret(
  db: Database,
  { userId, secret, noCodes }: { userId: string; secret: string; noCodes: string },
): Promise<boolean> {
  const stored = await db
    .insert(twoFactors)
    .values({ userId, secret, backupCodes: noCodes })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { secret },
      setWhere: eq(twoFactors.verified, false),
    })
    .returning({ id: twoFactors.id })
  return stored.length > 0
}

const enrollmentMilliseconds = 60_000

/**
 * Deletes the passkeys that an interrupted setup left in an account without a second factor. They would
 * prevent another setup of the same device. Keeps passkeys of the last minute, because their setup may be
 * running.
 */
export async function removeUnusedPasskeys(db: Database, userId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - enrollmentMilliseconds)
  const withoutFactor = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.twoFactorEnabled, false)))
  await db
    .delete(passkeys)
    .where(and(inArray(passkeys.userId, withoutFactor), lt(passkeys.createdAt, before)))
}

interface EnrolledFactor extends ProvenSession {
  actor: Actor
  /** The codes are encrypted, and stored only with the first factor of an account. */
  recoveryCodes: string
}

/**
 * Turns on a factor with its first proof. From then on, the password alone is not enough. Returns whether
 * recovery codes were stored, or `null` if the code was already used.
 */
export async function turnOnFactor(
  db: Database,
  { actor, userId, token, proof, recoveryCodes, now }: EnrolledFactor,
): Promise<{ isFirst: boolean } | null> {
  return db.transaction(async (tx) => {
    if (!(await elevateSession(tx, { userId, token, proof, now }))) return null
    const turnedOn = await tx
      .update(users)
      .set({ twoFactorEnabled: true })
      .where(and(eq(users.id, userId), eq(users.twoFactorEnabled, false)))
      .returning({ id: users.id })
    const isFirst = turnedOn.length > 0
    const changed = {
      ...(proof.kind === 'code' && { verified: true, verifiedAt: now }),
      ...(isFirst && { backupCodes: recoveryCodes }),
    }
    if (Object.keys(changed).length > 0) {
      await tx
        .insert(twoFactors)
        .values({ userId, secret: '', backupCodes: recoveryCodes })
        .onConflictDoUpdate({ target: twoFactors.userId, set: changed })
    }
    // Ends sessions that were started with only the password.
    if (isFirst) await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.token, token)))
    const factor = proof.kind === 'code' ? 'authenticator app' : 'passkey'
    await recordFactorChange(tx, { actor, userId, action: 'second-factor.add', now, after: { factor } })
    return { isFirst }
  })
}

interface FactorChange extends ByActor {
  userId: string
}

/** Replaces the recovery codes. The previous codes stop working. */
export async function replaceRecoveryCodes(
  db: Database,
  { actor, userId, recoveryCodes, now }: FactorChange & { recoveryCodes: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(twoFactors).set({ backupCodes: recoveryCodes }).where(eq(twoFactors.userId, userId))
    await recordFactorChange(tx, { actor, userId, action: 'second-factor.new-recovery-codes', now })
  })
}

/** Gives a factor a name by which its owner can recognize it. */
export async function renameFactor(
  db: Database,
  { actor, userId, factor, name, now }: FactorChange & { factor: Factor; name: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const renamed =
      factor === 'authenticator'
        ? await tx
            .update(twoFactors)
            .set({ name })
            .where(and(eq(twoFactors.userId, userId), eq(twoFactors.verified, true)))
            .returning({ id: twoFactors.id })
        : await tx
            .update(passkeys)
            .set({ name })
            .where(and(eq(passkeys.id, factor.passkeyId), eq(passkeys.userId, userId)))
            .returning({ id: passkeys.id })
    if (renamed.length === 0) return
    const action = 'second-factor.rename'
    await recordFactorChange(tx, { actor, userId, action, now, after: { name } })
  })
}

export type Factor = 'authenticator' | { passkeyId: string }

/** Removes a factor. Returns `false` for the last one, which must stay. */
export async function removeFactor(
  db: Database,
  { actor, userId, factor, now }: FactorChange & { factor: Factor },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from users where id = ${userId} for update`)
    const stored = await tx.$count(passkeys, eq(passkeys.userId, userId))
    const verified = await tx.$count(
      twoFactors,
      and(eq(twoFactors.userId, userId), eq(twoFactors.verified, true)),
    )
    if (stored + verified < 2) return false
    if (factor === 'authenticator') {
      await tx
        .update(twoFactors)
        .set({ verified: false, secret: '', name: null, verifiedAt: null })
        .where(eq(twoFactors.userId, userId))
    } else {
      await tx.delete(passkeys).where(and(eq(passkeys.id, factor.passkeyId), eq(passkeys.userId, userId)))
    }
    const before = { factor: factor === 'authenticator' ? 'authenticator app' : 'passkey' }
    await recordFactorChange(tx, { actor, userId, action: 'second-factor.remove', now, before })
    return true
  })
}

/**
 * Removes all factors of an account, and ends its sessions. At the next log-in, the dashboard requires the
 * setup of a new factor.
 */
export async function removeAllFactors(db: Database, { actor, userId, now }: FactorChange): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = [
      ...(await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id })),
      ...(await tx.delete(twoFactors).where(eq(twoFactors.userId, userId)).returning({ id: twoFactors.id })),
    ]
    await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId))
    await tx.delete(sessions).where(eq(sessions.userId, userId))
    if (removed.length > 0)
      await recordFactorChange(tx, { actor, userId, action: 'second-factor.reset', now })
  })
}

async function recordFactorChange(
  tx: Database,
  {
    userId,
    before = null,
    after = null,
    ...change
  }: FactorChange & { action: string; before?: Fields | null; after?: Fields | null },
): Promise<void> {
  await recordChange(tx, change, change.action, ['account', userId], { before, after })
}

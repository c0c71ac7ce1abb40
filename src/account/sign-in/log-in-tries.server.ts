import { createHash, createHmac } from 'node:crypto'
import type { Database } from '#db/database.server.ts'
import type { Environment } from '#http/environment.server.ts'
import type { Limited, RateLimits } from '#http/limits/rate-limits.server.ts'
import { logInAddresses } from '#account/session/account.tables.server.ts'
import { eq } from 'drizzle-orm'

interface LogInTriesNeeds {
  db: Database
  limits: RateLimits
  environment: Pick<Environment, 'AUTH_SECRET'>
  clock: () => Date
}

/** An attempt to log in, with its network address. */
interface Try {
  email: string
  address: string
}

/**
 * Counts failed log-ins per account and address, and per account across all addresses. Guessing strangers cannot
 * lock the owner out, because addresses that the account has used before are exempt from the second limit
 * (product: limits 2).
 */
export function createLogInTries({ db, limits, environment, clock }: LogInTriesNeeds) {
  /** A password reset starts new counters, so the number of resets is part of their names. */
  async function countersOf({ email, address }: Try) {
    const account = accountSubject(email)
    const all = `${account}:${await limits.used('passwordReset', account)}`
    return { all, one: `${all}:${address}` }
  }

  /** A keyed hash, which reveals neither the email nor the address. */
  function addressHash({ email, address }: Try): string {
    return createHmac('sha256', environment.AUTH_SECRET).update(`${email}\n${address}`).digest('base64url')
  }

  /** Remembers the address, from which the owner may log in even while the account is limited. */
  async function remember(attempt: Try): Promise<void> {
    await rememberAddress(db, addressHash(attempt), clock())
  }

  return {
    /** Counts an attempt before its outcome is known, so that parallel attempts cannot exceed the limit. */
    async begin(attempt: Try): Promise<Limited> {
      const counters = await countersOf(attempt)
      const one = await limits.consume('failedLogIn', counters.one)
      if (!one.ok) return one
      const all = await limits.consume('failedLogInAnywhere', counters.all)
      return all.ok || (await isKnownAddress(db, addressHash(attempt))) ? { ok: true } : all
    },
    /** The attempt does not count if the customer portal did not say whether the password is right. */
    async giveBack(attempt: Try): Promise<void> {
      const counters = await countersOf(attempt)
      await limits.giveBack('failedLogIn', counters.one)
      await limits.giveBack('failedLogInAnywhere', counters.all)
    },
    async succeed(attempt: Try): Promise<void> {
      const counters = await countersOf(attempt)
      await limits.forget('failedLogIn', counters.one)
      await limits.giveBack('failedLogInAnywhere', counters.all)
      await remember(attempt)
    },
    remember,
    /** A new password resets the counters of the account at every address. */
    async forgetAll(email: string): Promise<void> {
      await limits.consume('passwordReset', accountSubject(email))
    },
  }
}

export function accountSubject(email: string): string {
  return createHash('sha256').update(email).digest('base64url')
}

async function rememberAddress(db: Database, hash: string, now: Date): Promise<void> {
  await db
    .insert(logInAddresses)
    .values({ hash, usedAt: now })
    .onConflictDoUpdate({ target: logInAddresses.hash, set: { usedAt: now } })
}

async function isKnownAddress(db: Database, hash: string): Promise<boolean> {
  const found = await db
    .select({ hash: logInAddresses.hash })
    .from(logInAddresses)
    .where(eq(logInAddresses.hash, hash))
  return found.length > 0
}

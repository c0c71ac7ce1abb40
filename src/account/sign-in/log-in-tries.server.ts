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

/** A log-in attempt, with its network address. */
interface Try {
  email: string
  address: string
}

/**
 * Counts failed log-ins per account and network address, and per account in total. Addresses that the account
 * used before are exempt from the total, so that strangers cannot lock the owner out (product: limits 2).
 */
export function createLogInTries({ db, limits, environment, clock }: LogInTriesNeeds) {
  /**
   * The names of the counters include the number of password resets, so that each reset starts new counters.
   */
  async function countersOf({ email, address }: Try) {
    const account = accountSubject(email)
    const all = `${account}:${await limits.used('passwordReset', account)}`
    return { all, one: `${all}:${address}` }
  }

  /** A keyed hash that reveals neither the email nor the address. */
  function addressHash({ email, address }: Try): string {
    return createHmac('sha256', environment.AUTH_SECRET).update(`${email}\n${address}`).digest('base64url')
  }

  /** Remembers the address. The owner can log in from there even if the account is locked for others. */
  async function remember(attempt: Try): Promise<void> {
    await rememberAddress(db, addressHash(attempt), clock())
  }

  return {
    /** Counts the attempt before its result is known, so that parallel attempts cannot exceed the limit. */
    async begin(attempt: Try): Promise<Limited> {
      const counters = await countersOf(attempt)
      const one = await limits.consume('failedLogIn', counters.one)
      if (!one.ok) return one
      const all = await limits.consume('failedLogInAnywhere', counters.all)
      return all.ok || (await isKnownAddress(db, addressHash(attempt))) ? { ok: true } : all
    },
    /** Called if the customer portal did not say whether the password is correct. */
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
    /** Resets the counters of the account at all addresses after a new password. */
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

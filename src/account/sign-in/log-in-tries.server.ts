import { createHash, createHmac } from 'node:crypto'
import { rememberAddress } from '#account/sign-in/log-in-addresses.commands.server.ts'
import { isKnownAddress } from '#account/sign-in/log-in-addresses.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import type { Environment } from '#http/environment.server.ts'
import type { Limited, RateLimits } from '#http/limits/rate-limits.server.ts'

interface LogInTriesNeeds {
  db: Database
  limits: RateLimits
  environment: Pick<Environment, 'AUTH_SECRET'>
  clock: () => Date
}

/** Who tries to log in, and from which network address. */
interface Try {
  email: string
  address: string
}

/**
 * Failed log-ins, counted for each account and address, and for the account over all addresses. Strangers who guess
 * cannot lock the owner out: an address that the account has used before may always try (product: limits 2).
 */
export function createLogInTries({ db, limits, environment, clock }: LogInTriesNeeds) {
  /** Each password reset begins new counters, so its number is part of their names. */
  async function countersOf({ email, address }: Try) {
    const account = accountSubject(email)
    const all = `${account}:${await limits.used('passwordReset', account)}`
    return { all, one: `${all}:${address}` }
  }

  /** Neither the email nor the address can be read from it. */
  function addressHash({ email, address }: Try): string {
    return createHmac('sha256', environment.AUTH_SECRET).update(`${email}\n${address}`).digest('base64url')
  }

  /** Records the address, from which the owner may then log in even while the account is limited. */
  async function remember(attempt: Try): Promise<void> {
    await rememberAddress(db, addressHash(attempt), clock())
  }

  return {
    /** Counts a try before its outcome is known, so that a hundred at once are not all let through. */
    async begin(attempt: Try): Promise<Limited> {
      const counters = await countersOf(attempt)
      const one = await limits.consume('failedLogIn', counters.one)
      if (!one.ok) return one
      const all = await limits.consume('failedLogInAnywhere', counters.all)
      return all.ok || (await isKnownAddress(db, addressHash(attempt))) ? { ok: true } : all
    },
    /** Returns the try when the customer portal did not say whether the password is right. */
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
    /** A new password clears what was counted against the old one, at every address. */
    async forgetAll(email: string): Promise<void> {
      await limits.consume('passwordReset', accountSubject(email))
    },
  }
}

export function accountSubject(email: string): string {
  return createHash('sha256').update(email).digest('base64url')
}

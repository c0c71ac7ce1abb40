import type { Context } from 'hono'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { problem } from '#server/problems.server.ts'

const minutes = 60
const hours = 60 * minutes

/** decisions §3 "Limits": tries, and the seconds in which they count. `perAddress` ones take the local factor. */
const limits = {
  signUp: { points: 20, duration: hours, perAddress: true },
  logIn: { points: 60, duration: hours, perAddress: true },
  reset: { points: 10, duration: hours, perAddress: true },
  enquiry: { points: 20, duration: hours, perAddress: true },
  order: { points: 60, duration: hours, perAddress: true },
  failedLogIn: { points: 10, duration: 15 * minutes, perAddress: false },
} as const

export type LimitName = keyof typeof limits
export type Limited = { ok: true } | { ok: false; retryAfterSeconds: number }
export type RateLimits = ReturnType<typeof createRateLimits>

/** Counts in PostgreSQL, so that every process counts together; in memory without a pool or while it is away. */
export function createRateLimits(pool: Pool | null, addressFactor: number) {
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [name, limiter(name, limit, pool, addressFactor)]),
  )

  function find(name: LimitName) {
    const found = limiters[name]
    if (!found) throw new Error(`No limit is called ${name}`)
    return found
  }

  return {
    /** Uses up one try; a refusal says after how many seconds to come back. */
    async consume(name: LimitName, subject: string): Promise<Limited> {
      try {
        await find(name).consume(subject)
        return { ok: true }
      } catch (refusal) {
        return refused(refusal)
      }
    },
    /** Whether a try is left, without using it up. */
    async check(name: LimitName, subject: string): Promise<Limited> {
      const state = await find(name).get(subject)
      if (!state || state.remainingPoints > 0) return { ok: true }
      return refused(state)
    },
    /** Takes back one try that turned out not to count. */
    async giveBack(name: LimitName, subject: string): Promise<void> {
      await find(name).reward(subject)
    },
    async forget(name: LimitName, subject: string): Promise<void> {
      await find(name).delete(subject)
    },
  }
}

/** The 429 of the API, with `Retry-After`. */
export function tooMany(c: Context, retryAfterSeconds: number) {
  c.header('retry-after', String(retryAfterSeconds))
  const wait = Math.ceil(retryAfterSeconds / 60)
  return problem(
    c,
    429,
    'too_many_tries',
    `Too many tries. Please try again in ${wait} ${wait === 1 ? 'minute' : 'minutes'}.`,
  )
}

interface Limit {
  points: number
  duration: number
  perAddress: boolean
}

function limiter(name: string, limit: Limit, pool: Pool | null, addressFactor: number) {
  const points = limit.perAddress ? Math.round(limit.points * addressFactor) : limit.points
  const options = { keyPrefix: name, points, duration: limit.duration }
  const memory = new RateLimiterMemory(options)
  if (!pool) return memory
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: true,
    insuranceLimiter: memory,
  })
}

function refused(state: unknown): Limited {
  if (!(state instanceof RateLimiterRes)) throw state
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)) }
}

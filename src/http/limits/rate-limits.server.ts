import type { Context } from 'hono'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { countHours } from '#http/limits/limit-periods.ts'
import { RefusedCall } from '#http/problems.server.ts'
import { lt } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { rateLimits } from '#http/limits/rate-limits.tables.server.ts'

const minutes = 60
const hour = countHours * 60 * minutes

/**
 * The number of attempts and their period in seconds. A local run multiplies limits per address (product:
 * limits 1, 3).
 */
const limits = {
  signUp: { points: 20, duration: hour, takesFactor: true },
  logIn: { points: 60, duration: hour, takesFactor: true },
  reset: { points: 10, duration: hour, takesFactor: true },
  enquiry: { points: 20, duration: hour, takesFactor: true },
  order: { points: 60, duration: hour, takesFactor: true },
  quote: { points: 20, duration: hour, takesFactor: true },
  discountCode: { points: 300, duration: hour, takesFactor: true },
  orderWithoutSession: { points: 20, duration: hour, takesFactor: true },
  orderRecipient: { points: 5, duration: hour, takesFactor: true },
  mailTo: { points: 10, duration: hour, takesFactor: true },
  failedLogIn: { points: 10, duration: 15 * minutes, takesFactor: false },
  failedLogInAnywhere: { points: 100, duration: hour, takesFactor: false },
  secondFactor: { points: 5, duration: 15 * minutes, takesFactor: false },
  emailProof: { points: 5, duration: hour, takesFactor: false },
  upload: { points: 600, duration: hour, takesFactor: false },
  receiptMail: { points: 5, duration: hour, takesFactor: false },
  dataExport: { points: 5, duration: hour, takesFactor: false },
  licenseKey: { points: 1_000, duration: hour, takesFactor: true },
  reviewReport: { points: 20, duration: hour, takesFactor: false },
  helpfulVote: { points: 100, duration: hour, takesFactor: false },
  sellerApi: { points: 3000, duration: 5 * minutes, takesFactor: false },
  mcp: { points: 600, duration: 5 * minutes, takesFactor: true },
  passwordReset: { points: 100, duration: hour, takesFactor: false },
} as const

export type LimitName = keyof typeof limits
export type Limited = { ok: true } | { ok: false; retryAfterSeconds: number }
export type RateLimits = ReturnType<typeof createRateLimits>

/**
 * Counts attempts in PostgreSQL, shared by all processes. Without a pool, or while the database is away,
 * counts in memory and calls `onInMemory`.
 */
export function createRateLimits(
  pool: Pool | null,
  addressFactor: number,
  onInMemory: () => void = () => undefined,
) {
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [
      name,
      limiter(name, limit, { pool, addressFactor, onInMemory }),
    ]),
  )

  function find(name: LimitName) {
    const found = limiters[name]
    if (!found) throw new Error(`There is no rate limit named ${name}`)
    return found
  }

  return {
    /** Uses one attempt. If none is left, returns the seconds to wait. */
    async consume(name: LimitName, subject: string): Promise<Limited> {
      try {
        await find(name).consume(subject)
        return { ok: true }
      } catch (state) {
        return limited(state)
      }
    },
    /** Gives back an attempt that turned out not to count. */
    async giveBack(name: LimitName, subject: string): Promise<void> {
      await find(name).reward(subject)
    },
    async used(name: LimitName, subject: string): Promise<number> {
      return (await find(name).get(subject))?.consumedPoints ?? 0
    },
    async forget(name: LimitName, subject: string): Promise<void> {
      await find(name).delete(subject)
    },
  }
}

/** Ends the call with 429 and `Retry-After` if no attempt was left. */
export function requireTries(c: Context, limited: Limited): void {
  if (!limited.ok) refuseTries(c, limited.retryAfterSeconds)
}

export function refuseTries(c: Context, retryAfterSeconds: number): never {
  c.header('retry-after', String(retryAfterSeconds))
  const wait = Math.ceil(retryAfterSeconds / 60)
  throw new RefusedCall(
    429,
    'too_many_tries',
    `Too many tries. Please try again in ${wait} ${wait === 1 ? 'minute' : 'minutes'}.`,
  )
}

interface Limit {
  points: number
  duration: number
  takesFactor: boolean
}

interface Counting {
  pool: Pool | null
  addressFactor: number
  onInMemory: () => void
}

function limiter(name: string, limit: Limit, { pool, addressFactor, onInMemory }: Counting) {
  const points = limit.takesFactor ? Math.round(limit.points * addressFactor) : limit.points
  const options = { keyPrefix: name, points, duration: limit.duration }
  const memory = new RateLimiterMemory(options)
  if (!pool) return memory
  const consume = memory.consume.bind(memory)
  memory.consume = (...tries) => {
    onInMemory()
    return consume(...tries)
  }
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // The library deletes expired counts an hour late, so a scheduled job deletes them.
    clearExpiredByTimeout: false,
    insuranceLimiter: memory,
  })
}

function limited(state: unknown): Limited {
  if (!(state instanceof RateLimiterRes)) throw state
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)) }
}

/** Deletes expired counts, because they contain network addresses. */
export async function deleteExpiredCounts(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()))
}

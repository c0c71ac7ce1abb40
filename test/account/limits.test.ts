import { Pool } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createRateLimits } from '#http/rate-limits.server.ts'

let pool: Pool
const subject = crypto.randomUUID()
beforeAll(() => {
  pool = new Pool({ connectionString: inject('committedDatabaseUrl'), max: 2 })
})
afterAll(async () => {
  await pool.query('delete from rate_limits where key like $1', [`%${subject}`])
  await pool.end()
})

test('processes count failed log-ins together, say when to come back, and give back', async () => {
  const [one, other] = [createRateLimits(pool, 1), createRateLimits(pool, 1)]
  for (let tried = 0; tried < 10; tried += 1) {
    expect(await (tried % 2 ? one : other).consume('failedLogIn', subject)).toEqual({ ok: true })
  }
  for (const limits of [one, other, one]) {
    const rejected = await limits.consume('failedLogIn', subject)
    expect(rejected.ok).toBe(false)
    expect('retryAfterSeconds' in rejected && rejected.retryAfterSeconds).toBeGreaterThan(800)
  }
  await one.forget('failedLogIn', subject)
  for (let tried = 0; tried < 12; tried += 1) {
    expect(await other.consume('failedLogIn', subject)).toEqual({ ok: true })
    await other.giveBack('failedLogIn', subject)
  }
})

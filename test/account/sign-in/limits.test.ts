import { Pool } from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { createMetrics } from '#http/metrics.server.ts'
import { createRateLimits } from '#http/limits/rate-limits.server.ts'

const pool = new Pool({ connectionString: inject('committedDatabaseUrl'), max: 2 })
const subject = crypto.randomUUID()
afterAll(async () => {
  await pool.query('delete from rate_limits where key like $1', [`%${subject}`])
  await pool.end()
})

test('all processes share one count of failed log-ins, return a retry time, and can undo an attempt', async () => {
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

test('while the database is down, each process counts attempts in memory, and a metric shows how many', async () => {
  const away = new Pool({ connectionString: 'postgres://127.0.0.1:9/nowhere' })
  const metrics = createMetrics()
  const limits = createRateLimits(away, 1, () => metrics.triesInMemory.inc())
  for (let tried = 0; tried < 5; tried += 1) {
    expect(await limits.consume('secondFactor', subject)).toEqual({ ok: true })
  }
  expect(await limits.consume('secondFactor', subject)).toMatchObject({ ok: false })
  expect(await metrics.registry.metrics()).toContain('rate_limit_tries_in_memory_total 6')
  await away.end()
})

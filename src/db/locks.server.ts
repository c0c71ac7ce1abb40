import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pLimit, { type LimitFunction } from 'p-limit'
import type { Database } from '#db/database.server.ts'
import { DatabaseBusy } from '#db/unavailable.server.ts'

/**
 * Limits concurrent work per name. Further work waits without a database connection, and is rejected beyond
 * `maxWaiting`.
 */
export function createTurns({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) {
  const queues = new Map<string, { users: number; inTurn: LimitFunction }>()
  return async function inTurn<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    const queue = queues.get(name) ?? { users: 0, inTurn: pLimit(atOnce) }
    if (queue.users >= atOnce + maxWaiting)
      throw new DatabaseBusy('Too many simultaneous requests of one account')
    queues.set(name, queue)
    queue.users += 1
    try {
      return await queue.inTurn(work)
    } finally {
      queue.users -= 1
      if (queue.users === 0) queues.delete(name)
    }
  }
}

const longestMilliseconds = 10_000
const retryMilliseconds = () => 20 + Math.random() * 30

const inTurn = createTurns({ atOnce: 1, maxWaiting: 100 })

/**
 * Runs a transaction under a named lock that all processes share. Waiting for the lock uses no connection, so
 * that one account cannot exhaust the pool.
 */
export function underLock<Value>(
  db: Database,
  name: string,
  work: (tx: Database) => Promise<Value>,
): Promise<Value> {
  const startedAt = performance.now()
  return inTurn(name, async () => {
    for (;;) {
      const done = await db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ is_locked: boolean }>(
          sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as is_locked`,
        )
        return rows[0]?.is_locked ? { value: await work(tx) } : null
      })
      if (done) return done.value
      if (performance.now() - startedAt > longestMilliseconds)
        throw new DatabaseBusy(`Timed out waiting for the lock: ${name}`)
      await pause(retryMilliseconds())
    }
  })
}

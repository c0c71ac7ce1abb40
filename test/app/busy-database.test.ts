import { sql } from 'drizzle-orm'
import type { PoolConfig } from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#db/database.server.ts'
import { unavailability } from '#db/unavailable.server.ts'
import { ownDatabase } from '../support/order-shop.ts'
import { patience } from '../support/patience.ts'
import { createTestStore } from '../support/store.ts'

async function newStore(name: string, pool: PoolConfig) {
  const own = await ownDatabase(name)
  const limited = openDatabase(own.url, { onError: () => undefined, pool })
  onTestFinished(async () => {
    await limited.close()
    await own.close()
  })
  return { ...createTestStore(limited.db), pool: limited.pool, other: own.db }
}

const lookUp = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    items: [{ product_id: 'penetration-test', product_type: 'marketplace', offer: 'standard' }],
  }),
}

test('a request that gets no database connection in time is answered as busy, never from the built-in catalog', async () => {
  const { app, pool } = await newStore('busy_connections', { max: 1, connectionTimeoutMillis: 300 })
  expect((await app.request('/api/categories')).status).toBe(200)
  const client = await pool.connect()
  const answers = await Promise.all([
    app.request('/api/products?page=2'),
    app.request('/api/products?search=automation'),
    app.request('/api/products/penetration-test'),
    app.request('/api/solutions'),
    app.request('/api/cart/lookup', lookUp),
  ])
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await answer.json()).toMatchObject({ code: 'busy' })
  }
  // This request is answered from memory.
  expect((await app.request('/api/categories')).status).toBe(200)
  expect((await app.request('/readyz')).status).toBe(200)
  client.release()
  expect((await app.request('/api/products?page=2')).status).toBe(200)
  expect((await app.request('/api/cart/lookup', lookUp)).status).toBe(200)
})

test('while a catalog table is locked, only requests that read the table are answered as busy', async () => {
  const { app, db, other } = await newStore('busy_locks', { statement_timeout: 300 })
  await other.transaction(async (tx) => {
    await tx.execute(sql`lock table marketplace_sellers in access exclusive mode`)
    const locked = await app.request('/api/products?page=2')
    expect([locked.status, (await locked.json()).code]).toEqual([503, 'busy'])
    expect((await app.request('/readyz')).status).toBe(200)
    expect((await app.request('/api/account/session')).status).toBe(200)
    await db.execute(sql`insert into waitlist_entries (list, email, page) values ('a', 'b', '/')`)
  })
  expect((await app.request('/api/products?page=2')).status).toBe(200)
})

test('the number of requests waiting for a connection is bounded, and all of them are answered', async () => {
  const { db, pool, close } = openDatabase(inject('committedDatabaseUrl'), {
    onError: () => undefined,
    pool: { max: 1 },
  })
  onTestFinished(close)
  const client = await pool.connect()
  const waiting = Array.from({ length: 300 }, async () => db.execute(sql`select 1`))
  await vi.waitFor(() => expect(pool.waitingCount).toBe(300), patience)
  await expect(db.execute(sql`select 1`)).rejects.toSatisfy((error) => unavailability(error) === 'busy')
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toSatisfy(
    (error) => unavailability(error) === 'busy',
  )
  client.release()
  expect(await Promise.all(waiting)).toHaveLength(300)
})

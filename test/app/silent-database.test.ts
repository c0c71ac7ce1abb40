import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { PoolConfig } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '#app/app.server.ts'
import { openDatabase, type Database, type OpenDatabase } from '#db/database.server.ts'
import { probePool, createDatabaseProbe } from '#db/database-probe.server.ts'
import { guardedPool, guardReads, patientPool } from '#db/guarded-reads.server.ts'
import { enquiriesSince } from '#enquiries/enquiries.queries.server.ts'
import { openBrowser } from '../account/browser.ts'
import { accepting, startWebhookServer, type WebhookServer } from '../account/webhook-server.ts'
import { newOrder, portalEvent, signedEvent } from '../orders/shop.ts'
import { freezablePostgres } from '../support/frozen-postgres.ts'
import { createTestStore, type TestStore } from '../support/store.ts'

let postgres: Awaited<ReturnType<typeof freezablePostgres>>
let webhook: WebhookServer
let open: OpenDatabase[] = []

beforeAll(async () => {
  postgres = await freezablePostgres()
  webhook = await startWebhookServer()
  webhook.behave = accepting
})
afterAll(async () => {
  await webhook.close()
  await postgres.stop()
})
afterEach(async () => {
  postgres.thaw()
  await Promise.all(open.map(({ close }) => close()))
  open = []
})

/** A store whose catalogue reads and probe have connections of their own, as in production. */
function newStore(pool?: PoolConfig) {
  const connect = (pool?: PoolConfig) => {
    const database = openDatabase(postgres.url, { onError: () => undefined, ...(pool && { pool }) })
    open.push(database)
    return database.db
  }
  const db = connect(pool)
  const store = createTestStore(db, webhook.settings)
  const probe = createDatabaseProbe(connect(probePool))
  const reads = guardReads(connect(guardedPool), { db: connect(patientPool), probe })
  const app = createApp({ ...store.context, probe, reads })
  return { app, db, metrics: store.context.metrics }
}

const turnMilliseconds = 10

/**
 * Counted in turns of this process, each of which could have read an answer. Time in which the process got no turn, as
 * on a busy machine, does not count: nobody waited for the database then.
 */
async function timed<Answer>(ask: () => Promise<Answer>): Promise<{ answer: Answer; milliseconds: number }> {
  let turns = 0
  const watch = setInterval(() => (turns += 1), turnMilliseconds)
  try {
    return { answer: await ask(), milliseconds: turns * turnMilliseconds }
  } finally {
    clearInterval(watch)
  }
}

/** Calls the API with the session of a new account. */
async function newCustomer(app: TestStore['app'], primary_email: string) {
  const browser = openBrowser({ app })
  expect((await browser.signUp({ primary_email })).status).toBe(201)
  const cookie = browser.headers().get('cookie') ?? ''
  return (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    timed(async () =>
      app.request(path, {
        method,
        headers: { cookie, 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
}

const notifications = { marketing_emails: false, product_updates: true, security_alerts: true }
const enquiry = {
  kind: 'contact',
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  company: '',
  interest: '',
  message: 'Does it answer?',
  page: '/contact',
  website: '',
  fill_milliseconds: 9_000,
}

async function quickest(app: TestStore['app'], path: string): Promise<number> {
  const answers = [1, 2, 3].map(() => timed(async () => app.request(path)))
  return Math.min(...(await Promise.all(answers)).map(({ milliseconds }) => milliseconds))
}

function becomes(state: () => Promise<void>): Promise<void> {
  return vi.waitFor(state, { timeout: 15_000, interval: 20 })
}

/** Answers from the built-in catalogue are not. */
function becomesStorable(app: TestStore['app'], path: () => string): Promise<void> {
  return becomes(async () =>
    expect((await app.request(path())).headers.get('cache-control')).not.toBe('no-store'),
  )
}

// None of them twice: an answer from the cache would say nothing of the database.
let page = 1
const nextPage = () => `/api/products?page=${(page += 1)}`
const inDatabaseOnly = '/api/products/penetration-test'
const item = { product_id: 'penetration-test', product_type: 'marketplace', offer: 'standard' }

async function priceOf(app: TestStore['app'], product: string): Promise<number> {
  const { price } = await (await app.request(`/api/products/${product}`)).json()
  return price
}

async function waitingForLocks(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}

test('while the database is frozen the first fallback comes within 1 s, then within 100 ms, until it answers', async () => {
  const { app, metrics } = newStore()
  expect((await app.request('/api/categories')).status).toBe(200)
  expect((await app.request(nextPage())).status).toBe(200)
  await postgres.freeze()

  const first = await timed(async () => app.request('/api/products?featured=true'))
  expect(first.answer.status).toBe(200)
  expect(first.answer.headers.get('cache-control')).toBe('no-store')
  expect(first.milliseconds).toBeLessThan(1_000)

  const times: number[] = []
  const end = performance.now() + 1_500
  while (performance.now() < end) {
    for (const path of [nextPage(), inDatabaseOnly, '/api/solutions', '/api/products?search=automation']) {
      const { answer, milliseconds } = await timed(async () => app.request(path))
      expect(answer.status, path).toBe(path === inDatabaseOnly ? 503 : 200)
      times.push(milliseconds)
    }
    await pause(2 * turnMilliseconds)
  }
  // A busy machine may hold up this process itself, but no answer has waited for the database again.
  expect(Math.max(...times)).toBeLessThan(500)
  expect(times.filter((milliseconds) => milliseconds > 100).length).toBeLessThanOrEqual(2)
  const { values } = await metrics.fallbacks.get()
  expect(values.some(({ labels }) => labels['read'] === 'product' && labels['cause'] === 'error')).toBe(true)

  postgres.thaw()
  const recovered = await timed(async () => {
    await becomes(async () => expect((await app.request(inDatabaseOnly)).status).toBe(200))
    await becomesStorable(app, nextPage)
  })
  expect(recovered.milliseconds).toBeLessThan(2_000)
})

test('connections that were open when it froze and new ones are both given up in time', async () => {
  const { app } = newStore()
  await postgres.freeze()
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => timed(async () => app.request(nextPage()))),
  )
  for (const { answer, milliseconds } of answers) {
    expect(answer.status).toBe(200)
    expect(milliseconds).toBeLessThan(1_000)
  }
  expect((await timed(async () => app.request('/readyz'))).milliseconds).toBeLessThan(1_000)
  expect(await quickest(app, '/readyz')).toBeLessThan(100)
})

test('while the database is frozen what has no fallback answers 503 within 1.5 s, then at once, until it answers', async () => {
  const { app } = newStore()
  const send = await newCustomer(app, 'frozen@example.com')
  const askAll = () =>
    Promise.all([
      send('GET', '/api/account/session'),
      send('GET', '/api/cart'),
      send('POST', '/api/cart/lookup', { items: [item] }),
      send('POST', '/api/cart/lines', { ...item, quantity: 1 }),
      send('DELETE', '/api/cart'),
      send('GET', '/api/orders'),
      send('GET', '/api/account/sessions'),
      send('PUT', '/api/account/notifications', notifications),
      send('POST', '/api/enquiries', enquiry),
    ])
  const before = [200, 200, 200, 201, 204, 200, 200, 200, 201]
  expect((await askAll()).map(({ answer }) => answer.status)).toEqual(before)
  await postgres.freeze()
  for (const limit of [1_500, 200]) {
    for (const { answer, milliseconds } of await askAll()) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
      expect(milliseconds).toBeLessThan(limit)
    }
  }
  postgres.thaw()
  await becomes(async () => expect((await send('GET', '/api/account/session')).answer.status).toBe(200))
})

test('what is under way when the database freezes answers 503 within 1.5 s, and is not lost or doubled', async () => {
  // Longer than the test: only the probe may end the waiting.
  const { app, db } = newStore({ lock_timeout: 30_000, statement_timeout: 30_000, query_timeout: 30_000 })
  const send = await newCustomer(app, 'under-way@example.com')
  const lines = [{ ...item, quantity: 1, price: await priceOf(app, item.product_id) }]
  const order = newOrder({ lines })
  const leave = await newCustomer(app, 'leaving@example.com')
  const { order_id: opened, documents_url: documents } = await (
    await leave('POST', '/api/orders', newOrder({ lines }))
  ).answer.json()
  const bearer = { authorization: `Bearer ${new URL(documents).searchParams.get('token')}` }
  const event = signedEvent(portalEvent('documents_opened', opened))
  const answers = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table marketplace_cart_items, orders, sessions, notification_settings, enquiries,
      hand_off_tokens, portal_events in share row exclusive mode`)
    const underWay = [
      send('POST', '/api/cart/lines', { ...item, quantity: 1 }),
      send('PUT', '/api/account/notifications', notifications),
      send('POST', '/api/enquiries', { ...enquiry, email: 'under-way@example.com' }),
      leave('POST', '/api/account/sign-out'),
      leave('POST', `/api/hand-offs/${opened}/key`, undefined, bearer),
      send('POST', '/api/orders', order),
      timed(async () => app.request('/api/portal-events', event)),
    ]
    const within = { timeout: 10_000, interval: 20 }
    await vi.waitFor(async () => expect(await waitingForLocks(db)).toBe(underWay.length), within)
    await postgres.freeze()
    const ended = await Promise.all(underWay)
    postgres.thaw()
    return ended
  })
  for (const { answer, milliseconds } of answers) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect(milliseconds).toBeLessThan(1_500)
  }
  const problems = await Promise.all(answers.map(({ answer }) => answer.json()))
  expect(problems.map(({ code }) => code)).toEqual([
    ...Array.from({ length: 5 }, () => 'unconfirmed'),
    // Sent again, they are done once.
    'database_away',
    'database_away',
  ])
  expect(problems[0].message).toContain('look at it before you try again')
  expect(problems[2].message).toContain('it arrives only once')

  const within = { timeout: 10_000, interval: 50 }
  await vi.waitFor(async () => {
    const { lines } = await (await send('GET', '/api/cart')).answer.json()
    expect(lines).toMatchObject([{ ...item, quantity: 1 }])
  }, within)
  await vi.waitFor(
    async () => expect((await send('POST', '/api/orders', order)).answer.status).toBe(200),
    within,
  )
  const { orders } = await (await send('GET', '/api/orders')).answer.json()
  expect(orders).toHaveLength(1)

  const again = { ...enquiry, email: 'under-way@example.com' }
  expect((await send('POST', '/api/enquiries', again)).answer.status).toBe(201)
  const stored = await enquiriesSince(db, { since: null, kind: null })
  expect(stored.filter(({ email }) => email === again.email)).toHaveLength(1)
  expect(await (await app.request('/api/portal-events', event)).json()).toMatchObject({
    outcome: 'processed',
  })
  expect((await leave('POST', '/api/account/sign-out')).answer.status).toBe(204)
  expect(await (await leave('GET', '/api/account/session')).answer.json()).toEqual({ user: null })
})

test('a locked table of the catalogue leaves sessions, carts, the other reads and /readyz alone', async () => {
  const { app, db } = newStore()
  const browser = openBrowser({ app })
  expect((await browser.signUp({ primary_email: `${crypto.randomUUID()}@example.com` })).status).toBe(201)
  await app.request('/api/solutions')
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table marketplace_sellers in access exclusive mode`)
    const locked = Array.from({ length: 40 }, () => timed(async () => app.request(nextPage())))
    const cookie = browser.headers().get('cookie') ?? ''
    for (const path of ['/readyz', '/api/account/session', '/api/cart', '/readyz']) {
      // The lock is held until the end, so whoever waited for it would fail.
      expect((await app.request(path, { headers: { cookie } })).status, path).toBe(200)
    }
    for (const { answer, milliseconds } of await Promise.all(locked)) {
      expect(answer.status).toBe(200)
      expect(milliseconds).toBeLessThan(1_000)
    }
    expect(await quickest(app, nextPage())).toBeLessThan(100)
    await becomesStorable(app, () => '/api/solutions/wadah-architect')
  })
  await becomesStorable(app, nextPage)
})

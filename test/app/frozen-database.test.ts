import { createServer, type AddressInfo } from 'node:net'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { storedEnquiries } from '../support/stored-enquiries.ts'
import { openMovingAddress, type MovingAddress } from '../support/database/moving-address.ts'
import { openBrowser } from '../support/account-browser.ts'
import { accepting, startWebhookServer, type WebhookServer } from '../support/servers/webhook-server.ts'
import { newOrder, portalEvent, signedEvent } from '../support/order-shop.ts'
import { freezablePostgres } from '../support/database/frozen-postgres.ts'
import { patience } from '../support/patience.ts'
import { openStore } from '../support/open-store.ts'
import type { TestStore } from '../support/store.ts'

let postgres: Awaited<ReturnType<typeof freezablePostgres>>
let address: MovingAddress
let webhook: WebhookServer

beforeAll(async () => {
  postgres = await freezablePostgres()
  address = await openMovingAddress(postgres)
  webhook = await startWebhookServer()
  webhook.behave = accepting
})
afterAll(async () => {
  await webhook.close()
  await address.close()
  await postgres.stop()
})
afterEach(() => {
  postgres.thaw()
  address.leadTo(postgres)
})

async function newStore(databaseUrl = address.url) {
  const { app, context, close } = await openStore({ ...webhook.settings, DATABASE_URL: databaseUrl })
  onTestFinished(async () => {
    postgres.thaw()
    await close()
  })
  return { app, db: context.db, metrics: context.metrics }
}

async function newCustomer(app: TestStore['app'], primary_email: string) {
  const browser = openBrowser({ app })
  expect((await browser.signUp({ primary_email })).status).toBe(201)
  const cookie = browser.headers().get('cookie') ?? ''
  return async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    app.request(path, {
      method,
      headers: { cookie, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
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
const item = { product_id: 'penetration-test', product_type: 'marketplace', offer: 'standard' }
const inDatabaseOnly = '/api/products/penetration-test'

// Each request is different, because a cached response would say nothing about the database.
let page = 1
const nextPage = () => `/api/products?page=${(page += 1)}`

const troubles: [string, () => Promise<void>, () => void][] = [
  ['frozen', () => postgres.freeze(), () => postgres.thaw()],
  [
    'dead',
    async () => {
      address.leadTo(null)
      address.cut()
    },
    () => address.leadTo(postgres),
  ],
]

test.each(troubles)(
  'while the database is %s, the catalog comes from built-in data and everything else answers 503, and both recover',
  async (name, begin, end) => {
    const { app, metrics } = await newStore()
    const send = await newCustomer(app, `${name}@example.com`)
    const personal = () =>
      Promise.all([
        send('GET', '/api/account/session'),
        send('GET', '/api/cart'),
        send('POST', '/api/cart/lookup', { items: [item] }),
        send('POST', '/api/cart/lines', { ...item, quantity: 1 }),
        send('DELETE', '/api/cart'),
        send('GET', '/api/orders'),
        send('GET', '/api/account/sessions'),
        send('PUT', '/api/account/notifications', notifications),
        send('POST', '/api/enquiries', { ...enquiry, email: `${name}@example.com` }),
      ])
    const before = [200, 200, 200, 201, 204, 200, 200, 200, 201]
    expect((await personal()).map(({ status }) => status)).toEqual(before)
    expect((await app.request('/api/categories')).status).toBe(200)

    await begin()
    const first = await Promise.all(Array.from({ length: 30 }, () => app.request(nextPage())))
    for (const answer of first) {
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    }
    for (let time = 0; time < 2; time += 1) {
      for (const answer of await personal()) {
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
      }
      for (const path of [nextPage(), '/api/solutions', '/api/products?search=automation']) {
        expect((await app.request(path)).status, path).toBe(200)
      }
      expect((await app.request(inDatabaseOnly)).status).toBe(503)
      expect((await app.request('/readyz')).status).toBe(503)
    }
    // Pages that were requested before are still in memory.
    expect((await app.request('/api/categories')).headers.get('cache-control')).not.toBe('no-store')
    expect(await metrics.registry.metrics()).toContain('database_away 1')

    end()
    await vi.waitFor(async () => expect((await app.request('/readyz')).status).toBe(200), patience)
    expect((await app.request(inDatabaseOnly)).status).toBe(200)
    expect((await send('GET', '/api/account/session')).status).toBe(200)
    expect((await send('POST', '/api/cart/lines', { ...item, quantity: 1 })).status).toBe(201)
    expect(await metrics.registry.metrics()).toContain('database_away 0')
  },
)

test('requests that are running when the database freezes get 503 and are neither lost nor duplicated', async () => {
  // The limits are longer than the test, so that only the heartbeat can end the waiting.
  const { app, db } = await newStore(`${address.url}&statement_timeout=600000&query_timeout=600000`)
  const send = await newCustomer(app, 'under-way@example.com')
  const { price } = await (await app.request(`/api/products/${item.product_id}`)).json()
  const lines = [{ ...item, quantity: 1, price }]
  const order = newOrder({ lines })
  const leave = await newCustomer(app, 'leaving@example.com')
  const { order_id: opened, documents_url: documents } = await (
    await leave('POST', '/api/orders', newOrder({ lines }))
  ).json()
  const bearer = { authorization: `Bearer ${new URL(documents).searchParams.get('token')}` }
  const event = signedEvent(portalEvent('documents_opened', opened))

  const [locking, watching] = await Promise.all([connect(), connect()])
  await locking.query(`begin; lock table marketplace_cart_items, orders, sessions, notification_settings, enquiries,
    hand_off_tokens, portal_events in share row exclusive mode`)
  const underWay = [
    send('POST', '/api/cart/lines', { ...item, quantity: 1 }),
    send('PUT', '/api/account/notifications', notifications),
    send('POST', '/api/enquiries', { ...enquiry, email: 'under-way@example.com' }),
    leave('POST', '/api/account/sign-out'),
    leave('POST', `/api/hand-offs/${opened}/key`, undefined, bearer),
    send('POST', '/api/orders', order),
    app.request('/api/portal-events', event),
  ]
  await vi.waitFor(async () => {
    const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock'"
    // Another statement of the store may be waiting too.
    expect((await watching.query(waiting)).rowCount).toBeGreaterThanOrEqual(underWay.length)
  }, patience)
  await postgres.freeze()
  const answers = await Promise.all(underWay)
  postgres.thaw()
  await locking.query('commit')
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  }
  const problems = await Promise.all(answers.map((answer) => answer.json()))
  const codes = problems.map(({ code }) => code)
  expect(codes.filter((_, at) => at !== 2)).toEqual([
    'unconfirmed',
    'unconfirmed',
    'unconfirmed',
    // A transaction that did not reach its commit.
    'database_away',
    // These requests can safely be sent again: they take effect once.
    'database_away',
    'database_away',
  ])
  expect(problems[0].message).toContain('check it before you try again')
  expect(['not_received', 'unconfirmed']).toContain(codes[2])

  await vi.waitFor(async () => {
    const cart = await (await send('GET', '/api/cart')).json()
    expect(cart.lines).toMatchObject([{ ...item, quantity: 1 }])
  }, patience)
  await vi.waitFor(
    async () => expect([200, 201]).toContain((await send('POST', '/api/orders', order)).status),
    patience,
  )
  const { orders } = await (await send('GET', '/api/orders')).json()
  expect(orders).toHaveLength(1)

  const again = { ...enquiry, email: 'under-way@example.com' }
  expect((await send('POST', '/api/enquiries', again)).status).toBe(201)
  const stored = await storedEnquiries(db)
  expect(stored.filter(({ email }) => email === again.email)).toHaveLength(1)
  expect(await (await app.request('/api/portal-events', event)).json()).toMatchObject({
    outcome: 'processed',
  })
  expect((await leave('POST', '/api/account/sign-out')).status).toBe(204)
  expect(await (await leave('GET', '/api/account/session')).json()).toEqual({ user: null })
})

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

test.each([
  ['a wrong password', () => rejectingServer('28P01')],
  ['an unknown role', () => rejectingServer('28000')],
  ['a missing database', async () => address.url.replace('/wadah', '/nowhere')],
])('a database that refuses connections for %s counts as down', async (_why, url) => {
  const { app } = await newStore(await url())
  const listing = await app.request('/api/products?search=automation')
  expect([listing.status, listing.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect((await listing.json()).products).not.toEqual([])
  const cart = await app.request('/api/cart/lookup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ items: [item] }),
  })
  expect([cart.status, (await cart.json()).code, cart.headers.get('retry-after')]).toEqual([
    503,
    'database_away',
    '2',
  ])
})

/** Responds to each connection with this SQLSTATE, as PostgreSQL does before authentication. */
async function rejectingServer(state: string): Promise<string> {
  const fields = `SFATAL\0VFATAL\0C${state}\0Mnot let in\0\0`
  const message = Buffer.alloc(5 + fields.length)
  message.write('E')
  message.writeInt32BE(4 + fields.length, 1)
  message.write(fields, 5)
  const server = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.end(message))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return `postgresql://postgres@127.0.0.1:${(server.address() as AddressInfo).port}/wadah?sslmode=disable`
}

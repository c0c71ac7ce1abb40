import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { createApp } from '#app/app.server.ts'
import { createMail, NotAccepted } from '#mail/mail.server.ts'
import { scheduledJobs } from '#app/scheduled-jobs.server.ts'
import { startJobs, type Jobs } from '#mail/jobs.server.ts'
import { deliverMail } from '#mail/deliver-mail.server.ts'
import { countUnsentMails } from '#mail/mails.queries.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import { reasonsOfStuckOrders } from '#orders/admin/stuck-orders.queries.server.ts'
import { orderNumber } from '#orders/order-number.ts'
import { orders } from '#orders/orders.tables.server.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { Webhook } from 'standardwebhooks'
import { createTestStore, type TestStore } from '../support/store.ts'
import { startMailServer, type MailServer, type MailServerManners } from '../support/servers/mail-server.ts'
import {
  call,
  cookieOf,
  customer,
  customerPortalCookie,
  forgetOrders,
  newOrder,
  ownDatabase,
  placeOrder,
  portalEvent,
  secret,
} from '../support/order-shop.ts'
import { freePort } from '../support/servers/free-port.ts'
import { patience } from '../support/patience.ts'

const database = await ownDatabase('jobs', 'wadah_shop')
let jobs: Jobs | undefined
let mailServer: MailServer | undefined

afterEach(async () => {
  await jobs?.close()
  await mailServer?.close()
  await forgetOrders(database)
  if (jobs) await database.db.execute(sql`delete from jobs.job; delete from jobs.schedule`)
  jobs = undefined
  mailServer = undefined
})
afterAll(database.close)

/** A store that sends its mail to this port. */
function storeWithMail(port: number): TestStore {
  const store = createTestStore(database.db)
  store.context.mail = createMail({ url: `smtp://127.0.0.1:${port}`, from: 'Wadah <hello@wadah.example>' })
  return store
}

/** A store with the real jobs. */
function storeWithJobs(port: number): TestStore {
  const store = storeWithMail(port)
  const { context } = store
  const real = startJobs({
    databaseUrl: database.url,
    log: context.log,
    handlers: scheduledJobs(context, () => real),
    pollingSeconds: 0.5,
    retrySeconds: 1,
  })
  jobs = real
  context.jobs = real
  return { ...store, app: createApp(context) }
}

/** A store that polls this signing portal. */
async function storeAsking(signingPortal: Server): Promise<TestStore> {
  signingPortal.listen(0, '127.0.0.1')
  await once(signingPortal, 'listening')
  const { port } = signingPortal.address() as AddressInfo
  return createTestStore(database.db, { ORDER_STATUS_URL: `http://127.0.0.1:${port}/status` })
}

async function jobsRun(): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await database.db.execute(sql`select 1 from jobs.schedule`)
    expect(rows).toHaveLength(2)
  }, patience)
}

test('mail is queued while the mail server is down, retried at growing intervals, and arrives once', async () => {
  const port = await freePort()
  const store = storeWithJobs(port)
  const warned = vi.spyOn(store.context.log, 'warn')
  await jobsRun()
  const placed = []
  for (const _ of [1, 2, 3]) placed.push(await call(store, 'POST', '/api/orders', { body: newOrder() }))
  expect(placed.map(({ status }) => status)).toEqual([201, 201, 201])
  await pausesGrow({ tries: 1 })
  for (const order of placed) {
    const shown = await call(store, 'GET', '/api/orders', { cookie: cookieOf(order) })
    expect(shown.body.orders[0].mails).toMatchObject([{ kind: 'placed', state: 'queued' }])
    const storedOrder = await orderById(database.db, order.body.order_id)
    expect(storedOrder?.mails).toMatchObject([{ kind: 'placed', state: 'queued' }])
  }
  // The log has only the kind of the error, because the message of a mail server may name the customer.
  expect(warned.mock.calls.length).toBeLessThan(6)
  expect(warned.mock.calls[0]).toMatchObject([
    { err: { message: 'ESOCKET' } },
    expect.stringContaining('retrying later'),
  ])
  // The server accepts connections again, but does not work yet.
  mailServer = await startMailServer(port, { hangsUpAt: 'connecting' })
  await pausesGrow({ tries: 2 })
  await mailServer.close()
  store.context.metrics.watchMails(() => countUnsentMails(database.db))
  expect(await store.context.metrics.registry.metrics()).toMatch(/^mails_waiting 3$/m)
  mailServer = await startMailServer(port)
  await mailIs('sent', (tries) => tries >= 3)
  await vi.waitFor(async () => {
    const counted = await store.context.metrics.registry.metrics()
    expect(counted).toMatch(/^mails_waiting 0$/m)
    expect(counted).toMatch(/^mails_total\{outcome="sent"\} 3$/m)
    expect(counted).toMatch(/^mails_total\{outcome="requeued"\} ([6-9]|[1-9]\d+)$/m)
  }, patience)
  const numbers = mailServer.received.map((message) => /^Order ([0-9a-f]{8})\r?$/m.exec(message)?.[1])
  expect(numbers.toSorted()).toEqual(placed.map(({ body }) => orderNumber(body.order_id)).toSorted())
  expect(mailServer.received[0]).toMatch(
    /^Subject: Next step: sign your documents \(order [0-9a-f]{8}\)\r?$/m,
  )
  expect((await database.db.select().from(mails)).map(({ message }) => message)).toEqual([null, null, null])
})

test.each(['connecting', 'EHLO', 'MAIL', 'RCPT', 'DATA'] as const)(
  'a mail server that hangs up at %s gets the message later',
  async (hangsUpAt) => {
    const port = await freePort()
    mailServer = await startMailServer(port, { hangsUpAt })
    const store = storeWithMail(port)
    const { mail } = store.context
    await call(store, 'POST', '/api/orders', { body: newOrder() })
    await mailIs('queued', (tries) => tries === 1)
    await mailServer.close()
    mailServer = await startMailServer(port)
    const [stored] = await database.db.select().from(mails)
    await deliverMail({ db: database.db, mail }, stored?.id ?? '')
    await mailIs('sent', (tries) => tries === 2)
    expect(mailServer.received).toHaveLength(1)
  },
)

test.each<[string, MailServerManners]>([
  ['hangs up after the message', { hangsUpAt: 'message' }],
  ['confirms the message without a status code', { confirmation: 'OK' }],
])('a mail server that %s gets the message once, and the mail counts as failed', async (_, manners) => {
  const port = await freePort()
  mailServer = await startMailServer(port, manners)
  const store = storeWithJobs(port)
  await jobsRun()
  await call(store, 'POST', '/api/orders', { body: newOrder() })
  await mailIs('failed', () => true)
  expect(mailServer.received).toHaveLength(1)
})

test('a store that stops while the mail server is unresponsive puts the mail back into the queue', async () => {
  const port = await freePort()
  mailServer = await startMailServer(port, { greeting: '' })
  const store = storeWithJobs(port)
  await jobsRun()
  await call(store, 'POST', '/api/orders', { body: newOrder() })
  await mailIs('sending', () => true)
  store.context.mail.close()
  await jobs?.close()
  await mailIs('queued', (tries) => tries === 1)
})

test('a permanently rejected mail is tried once, and staff see the failure', async () => {
  const port = await freePort()
  mailServer = await startMailServer(port, { rejection: '550 no such mailbox' })
  const store = storeWithMail(port)
  const id: string = (await call(store, 'POST', '/api/orders', { body: newOrder() })).body.order_id
  await mailIs('failed', (tries) => tries === 1)
  const stuck = await reasonsOfStuckOrders(database.db, new Date())
  expect(stuck.get(id)).toMatchObject([{ reason: 'mail_failed' }])
  const error = 'EENVELOPE 550, rejected'
  expect((await orderById(database.db, id))?.mails).toMatchObject([{ kind: 'placed', error }])
})

test.each([
  ['a mail that is rejected temporarily', { rejection: '450 later' }],
  ['a mail that the mail server refuses with “no service”', { greeting: '554 no service' }],
])('%s stays queued, and is dropped when it is too old', async (_, manners) => {
  const port = await freePort()
  mailServer = await startMailServer(port, manners)
  const store = storeWithMail(port)
  await call(store, 'POST', '/api/orders', { body: newOrder() })
  await mailIs('queued', (tries) => tries === 1)
  await database.db.update(mails).set({ createdAt: new Date(Date.now() - 3 * 24 * 3_600_000) })
  const [old] = await database.db.select().from(mails)
  await scheduledJobs(store.context, () => store.context.jobs).deliver(old?.id ?? '')
  await mailIs('failed', (tries) => tries === 2)
  expect(await store.context.metrics.registry.metrics()).toContain('mails_total{outcome="failed"} 1')
})

test('an order that fails to expire blocks neither other orders nor other jobs', async () => {
  const polls: string[] = []
  const signingPortal = createServer((request, response) => {
    polls.push(request.url ?? '')
    // The response is far longer than a real one. The store must not read all of it.
    const timer = setInterval(() => response.write('x'.repeat(65_536)), 1)
    response.on('close', () => clearInterval(timer))
  })
  const store = await storeAsking(signingPortal)
  const bodies = ['bad@example.com', 'good@example.com'].map((email) =>
    newOrder({ customer: { ...customer, email } }),
  )
  const placed = []
  for (const body of bodies) placed.push((await call(store, 'POST', '/api/orders', { body })).body.order_id)
  await call(store, 'POST', '/api/orders', { body: newOrder() })
  await database.db
    .update(orders)
    .set({ expiresAt: new Date(0) })
    .where(inArray(orders.id, placed))
  await database.db.update(orders).set({ changedAt: new Date(Date.now() - 3_600_000) })
  await database.db.execute(sql`
    create function refuse_one() returns trigger language plpgsql as $$ begin
      if new.status = 'expired' and new.email like 'bad@%' then raise exception 'no'; end if;
      return new;
    end $$`)
  await database.db.execute(sql`
    create trigger refuse_one before update on orders for each row execute function refuse_one()`)
  try {
    const work = scheduledJobs(store.context, () => store.context.jobs)
    await work.everyMinute()
    const states = await Promise.all(placed.map(async (id) => (await orderById(database.db, id))?.status))
    expect(states).toEqual(['prepared', 'expired'])
    expect(polls.length).toBeGreaterThan(0)
    const counted = await store.context.metrics.registry.metrics()
    expect(counted).toContain('jobs_failed_total{name="expiry"} 1')
    expect(counted).toContain('jobs_failed_total{name="notices"} 0')
  } finally {
    await database.db.execute(sql`drop function refuse_one cascade`)
    signingPortal.closeAllConnections()
    signingPortal.close()
  }
})

test('the mail of an order placed before the jobs start is sent exactly once, when the jobs start', async () => {
  const port = await freePort()
  mailServer = await startMailServer(port)
  const early = createTestStore(database.db)
  early.context.mail.send = () => Promise.reject(new NotAccepted('not yet'))
  await call(early, 'POST', '/api/orders', { body: newOrder() })
  await database.db.update(mails).set({ tries: 0, changedAt: new Date(Date.now() - 60_000) })
  storeWithJobs(port)
  await mailIs('sent', () => true)
  expect(mailServer.received).toHaveLength(1)
})

test('jobs that cannot reach their database neither throw nor delay the end of the store', async () => {
  const { context } = createTestStore(database.db)
  const warned = vi.spyOn(context.log, 'warn')
  const lost = startJobs({
    databaseUrl: 'postgres://127.0.0.1:9/nowhere',
    log: context.log,
    handlers: scheduledJobs(context, () => lost),
  })
  await vi.waitFor(() => expect(warned).toHaveBeenCalled(), patience)
  await lost.close()
})

test('unsigned orders past their deadline expire with a mail, and other orders do not expire', async () => {
  const store = createTestStore(database.db)
  const cookie = await customerPortalCookie(store, customer.email)
  const ids = []
  for (const _ of [1, 2, 3]) ids.push(await placeOrder(store, cookie))
  const [first = '', second = '', third = ''] = ids
  await database.db.update(orders).set({ status: 'signed' }).where(eq(orders.id, second))
  await database.db
    .update(orders)
    .set({ expiresAt: new Date(Date.now() + 60 * 24 * 3_600_000) })
    .where(eq(orders.id, third))
  const later = { ...store.context, clock: () => new Date(Date.now() + 15 * 24 * 3_600_000) }
  const work = scheduledJobs(later, () => later.jobs)
  await work.everyMinute()
  await work.everyMinute()
  const states = await Promise.all(
    [first, second, third].map(async (id) => (await orderById(database.db, id))?.status),
  )
  expect(states).toEqual(['expired', 'signed', 'prepared'])
  expect(
    store.sent.map(({ subject }) => subject).filter((subject) => subject.includes('expired')),
  ).toHaveLength(1)
})

test('the signing portal is polled about orders without events, and missed events are applied once', async () => {
  const polls: string[] = []
  const signingPortal = createServer((request, response) => {
    const order = new URL(request.url ?? '', 'http://portal.test').searchParams.get('order') ?? ''
    new Webhook(secret).verify(`order=${order}`, request.headers as Record<string, string>, {
      jsonParse: false,
    })
    polls.push(order)
    if (order === strange) {
      response.end('<html>')
      return
    }
    const events = ['signed', 'documents_opened'].map((type) => ({
      ...portalEvent(type, order),
      id: `msg_${type}_${order}`,
    }))
    response.end(
      JSON.stringify({ events: [...events, { ...portalEvent('signed', strange), id: 'msg_foreign' }] }),
    )
  })
  const store = await storeAsking(signingPortal)
  const silent = await placeOrder(store)
  const strange = await placeOrder(store)
  try {
    const work = scheduledJobs(store.context, () => store.context.jobs)
    await work.everyMinute()
    expect(polls).toEqual([])
    await database.db.update(orders).set({ changedAt: new Date(Date.now() - 3_600_000) })
    await work.everyMinute()
    await work.everyMinute()
    expect(polls.toSorted()).toEqual([silent, strange].toSorted())
    const order = await orderById(database.db, silent)
    expect(order?.timeline.map(({ to }) => to)).toEqual(['prepared', 'documents_opened', 'signed'])
    expect((await orderById(database.db, strange))?.status).toBe('prepared')
    const counted = await store.context.metrics.registry.metrics()
    expect(counted).toContain('webhook_calls_total{webhook="order-status",outcome="answered"} 1')
    expect(counted).toContain('webhook_calls_total{webhook="order-status",outcome="no_answer"} 1')
  } finally {
    signingPortal.close()
  }
})

/** Waits until every mail was tried at least this often. The pause must double with each try. */
async function pausesGrow({ tries: least }: { tries: number }): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await database.db.execute<{ tries: number; pause: number }>(sql`
      select tries, extract(epoch from job.start_after - mails.changed_at)::float as pause
      from mails join jobs.job job on job.data ->> 'mailId' = mails.id::text and job.state = 'retry'
      where mails.state = 'queued'`)
    expect(rows).toHaveLength(3)
    for (const { tries } of rows) expect(tries).toBeGreaterThanOrEqual(least)
    for (const { tries, pause } of rows) expect(pause).toBeGreaterThan(2 ** (tries - 1))
  }, patience)
}

async function mailIs(state: string, enough: (tries: number) => boolean): Promise<void> {
  await vi.waitFor(async () => {
    const all = await database.db.select().from(mails)
    expect(all.filter((mail) => mail.state === state && enough(mail.tries))).toHaveLength(all.length)
    expect(all).not.toEqual([])
  }, patience)
}

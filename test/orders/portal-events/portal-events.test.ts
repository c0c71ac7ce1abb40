import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { orderContext } from '#orders/order-context.server.ts'
import { reasonsOfStuckOrders } from '#orders/admin/stuck-orders.queries.server.ts'
import { expireOrders } from '#orders/transitions/orders.commands.server.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { replayPortalEvent } from '#orders/portal-events/portal-events.commands.server.ts'
import { orderNumber } from '#orders/order-number.ts'
import { nobodysSecret } from '../../support/samples/forged-events.ts'
import {
  call,
  cookieOf,
  customer,
  customerPortalCookie,
  newOrder,
  ownShop,
  placeOrder,
  portalEvent,
  secret,
  signedEvent,
  statusOf,
  tell,
} from '../../support/order-shop.ts'

const otherSecret = 'whsec_YW5vdGhlci1zZWNyZXQtb2YtMzItYnl0ZXMtaGVyZSE='
const paid = { amount: 21, currency: 'USD' }

const { store, close } = await ownShop('portal_events', { PORTAL_EVENT_SECRETS: `${secret},${otherSecret}` })
const customerCookie = await customerPortalCookie(store, customer.email)
afterAll(close)

test('the timeline of an order has times and sources, and each announced step sends a mail', async () => {
  const id = await placeOrder(store, customerCookie)
  store.sent.length = 0
  for (const [type, data] of [
    ['documents_opened', {}],
    ['signed', { note: 'by Ada' }],
    ['payment_failed', {}],
    ['paid', { ...paid, session_id: 'cs_1' }],
    ['active', {}],
  ] as const) {
    const answer = await tell(store, portalEvent(type, id, data))
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { outcome: 'processed', reason: null, duplicate: false },
    ])
  }
  const order = await orderById(store.db, id)
  expect(order).toMatchObject({ status: 'active', sessionId: 'cs_1' })
  expect(order?.timeline.map(({ to, source, note }) => [to, source, note])).toEqual([
    ['prepared', 'customer', ''],
    ['documents_opened', 'signing_portal', ''],
    ['signed', 'signing_portal', 'by Ada'],
    ['payment_failed', 'signing_portal', ''],
    ['paid', 'signing_portal', ''],
    ['active', 'signing_portal', ''],
  ])
  expect(store.sent.map(({ subject }) => subject)).toEqual([
    `Next step: pay for your order (order ${orderNumber(id)})`,
    `Payment received. Activation is next (order ${orderNumber(id)})`,
    `Get started: your services are active (order ${orderNumber(id)})`,
  ])
  expect(store.sent[1]?.text).toContain('active within 24-48 hours')
})

test('both signing keys are valid during a rotation, and no other key', async () => {
  const id = await placeOrder(store, customerCookie)
  const event = portalEvent('documents_opened', id)
  expect((await tell(store, event, { with: nobodysSecret })).body.code).toBe('bad_signature')
  expect((await tell(store, event, { with: otherSecret })).body.outcome).toBe('processed')
  expect((await tell(store, portalEvent('signed', id))).body.outcome).toBe('processed')
})

test('an event implies the steps before it, and a repeated event id counts once', async () => {
  const id = await placeOrder(store, customerCookie)
  store.sent.length = 0
  const first = { id: `msg_${randomUUID()}` }
  expect((await tell(store, portalEvent('paid', id, paid), first)).body.outcome).toBe('processed')
  expect((await tell(store, portalEvent('paid', id, paid), first)).body).toMatchObject({
    outcome: 'processed',
    duplicate: true,
  })
  for (const type of ['signed', 'documents_opened']) {
    expect((await tell(store, portalEvent(type, id))).body.reason).toBe('already_there')
  }
  const order = await orderById(store.db, id)
  expect(order?.timeline.map(({ to, source, note }) => [to, source, note])).toEqual([
    ['prepared', 'customer', ''],
    ['documents_opened', 'signing_portal', 'Follows from the next step.'],
    ['signed', 'signing_portal', 'Follows from the next step.'],
    ['paid', 'signing_portal', ''],
  ])
  // After the payment, no mail says that a payment is due.
  expect(store.sent.map(({ subject }) => subject)).toEqual([
    `Payment received. Activation is next (order ${orderNumber(id)})`,
  ])
  const rejected = await placeOrder(store, customerCookie)
  store.sent.length = 0
  await tell(store, portalEvent('payment_failed', rejected))
  expect(await statusOf(store, rejected)).toBe('payment_failed')
  expect(store.sent.map(({ subject }) => subject)).toEqual([
    `Next step: pay for your order (order ${orderNumber(rejected)})`,
  ])
})

test('an active service does not prove a payment; only a payment event with the right amount does', async () => {
  const id = await placeOrder(store, customerCookie)
  expect((await tell(store, portalEvent('active', id))).body.outcome).toBe('pending')
  expect((await tell(store, portalEvent('paid', id, { ...paid, amount: 1 }))).body.reason).toBe(
    'wrong_amount',
  )
  expect(await statusOf(store, id)).toBe('prepared')
  await tell(store, portalEvent('paid', id, paid))
  expect(await statusOf(store, id)).toBe('active')
})

test.each([
  ['a payment of a wrong amount', 'paid', { amount: 1, currency: 'USD' }],
  ['a pending event', 'active', {}],
])('%s prevents an order from expiring and from being canceled by the customer', async (_, type, data) => {
  const placed = await call(store, 'POST', '/api/orders', { body: newOrder() })
  const id: string = placed.body.order_id
  const cookie = cookieOf(placed)
  await tell(store, portalEvent(type, id, data))
  const rejected = await call(store, 'POST', `/api/orders/${id}/cancel`, { cookie })
  expect([rejected.status, rejected.body.code]).toEqual([409, 'not_allowed'])
  const shown = await call(store, 'GET', `/api/orders/${id}`, { cookie })
  expect(shown.body.order).toMatchObject({ status: 'prepared', may_cancel: false })
  const later = { ...orderContext(store.context), now: new Date(Date.now() + 15 * 24 * 3_600_000) }
  await expireOrders(store.db, later, () => undefined)
  expect(await statusOf(store, id)).toBe('prepared')
  const inThreeHours = new Date(Date.now() + 3 * 3_600_000)
  expect([...(await reasonsOfStuckOrders(store.db, inThreeHours)).keys()]).toContain(id)
  expect((await tell(store, portalEvent('cancelled', id))).body.outcome).toBe('processed')
})

test('events with an unknown order or type, a wrong amount or a forbidden transition are stored but never applied', async () => {
  const id = await placeOrder(store, customerCookie)
  const cases: [unknown, string][] = [
    [portalEvent('signed', randomUUID()), 'unknown_order'],
    [portalEvent('signed', 'no such order'), 'unknown_order'],
    ...[20.99, 21.01, 0, 2_100].map((amount): [unknown, string] => [
      portalEvent('paid', id, { amount, currency: 'USD' }),
      'wrong_amount',
    ]),
    [portalEvent('paid', id, { amount: 21, currency: 'EUR' }), 'wrong_amount'],
    [portalEvent('refunded', id), 'unknown_type'],
    [portalEvent('constructor', id), 'unknown_type'],
    [portalEvent('expired', id), 'unknown_type'],
  ]
  for (const [event, reason] of cases) {
    expect((await tell(store, event)).body).toMatchObject({ outcome: 'ignored', reason })
  }
  expect(await statusOf(store, id)).toBe('prepared')
  await tell(store, portalEvent('declined', id))
  const late = { id: 'msg_late' }
  expect((await tell(store, portalEvent('documents_opened', id), late)).body).toMatchObject({
    outcome: 'ignored',
    reason: 'not_allowed',
  })
  expect((await tell(store, portalEvent('declined', id))).body.reason).toBe('already_there')
  const replay = (eventId: string) =>
    replayPortalEvent(store.db, orderContext(store.context), { kind: 'command' }, { id: eventId, order: id })
  expect(await replay('msg_late')).toMatchObject({ reason: 'not_allowed' })
  expect(await replay('msg_none')).toBeNull()
  expect(await statusOf(store, id)).toBe('declined')
})

test.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59Z'])(
  'an event dated %s is rejected, because the date cannot be stored',
  async (timestamp) => {
    const event = { ...portalEvent('signed', randomUUID()), timestamp }
    const answer = await tell(store, event)
    expect([answer.status, answer.body.code]).toEqual([422, 'impossible_time'])
  },
)

test('an invalid event answers 400, and an unsigned or stale event 401', async () => {
  const id = await placeOrder(store, customerCookie)
  const bodies = [
    'not json',
    '[]',
    '{}',
    { ...portalEvent('signed', id), data: {} },
    { ...portalEvent('signed', id), timestamp: 'yesterday' },
    portalEvent('paid', id),
    portalEvent('signed', id, { note: 'a\u0000b' }),
  ]
  for (const body of bodies) expect((await tell(store, body)).status).toBe(400)
  const event = portalEvent('documents_opened', id)
  const old = new Date(Date.now() - 3_600_000)
  const early = new Date(Date.now() + 3_600_000)
  expect((await tell(store, event, { at: old })).body.code).toBe('stale')
  expect((await tell(store, event, { at: early })).body.code).toBe('stale')
  expect((await tell(store, event, { id: 'a.b' })).status).toBe(401)
  const unsigned = await store.app.request('/api/portal-events', {
    method: 'POST',
    body: JSON.stringify(event),
  })
  expect(unsigned.status).toBe(401)
  const foreign = signedEvent(event)
  const fromPage = { ...foreign, headers: { ...foreign.headers, origin: 'http://elsewhere.test' } }
  expect((await store.app.request('/api/portal-events', fromPage)).status).toBe(403)
  expect(await statusOf(store, id)).toBe('prepared')
  expect((await tell(store, event, { at: new Date(Date.now() - 120_000) })).body.outcome).toBe('processed')
})

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { marketplaceCartItems } from '#cart/cart.tables.server.ts'
import { allowedMoves, mayComeTo, orderStatuses, type OrderStatus } from '#orders/order-states.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { replayPortalEvent } from '#orders/portal-events.commands.server.ts'
import { stuckOrders } from '#orders/order-desk.queries.server.ts'
import { expireOrders } from '#orders/orders.commands.server.ts'
import { orderContext } from '#orders/order-context.server.ts'
import { orderEvents, orders, portalEvents } from '#orders/orders.tables.server.ts'
import { addProducts, signUp } from '../cart/catalogue.ts'
import { createTestStore, type TestStore } from '../support/store.ts'
import {
  call,
  cookieOf,
  newOrder,
  ownDatabase,
  plainLine,
  portalEvent,
  secret,
  signedEvent,
  tell,
} from './shop.ts'

const otherSecret = 'whsec_YW5vdGhlci1zZWNyZXQtb2YtMzItYnl0ZXMtaGVyZSE='
const nobodysSecret = 'whsec_bm9ib2R5cy1zZWNyZXQtb2YtMzItYnl0ZXMtaGVyZSE='
const paid = { amount: 21, currency: 'USD' }

let store: TestStore
let close = () => Promise.resolve()

beforeAll(async () => {
  const own = await ownDatabase('portal_events')
  close = own.close
  store = createTestStore(own.db, {
    PORTAL_EVENT_SECRETS: `${secret},${otherSecret}`,
    ADDRESS_LIMIT_FACTOR: '1000',
  })
  await addProducts(own.db)
})
afterAll(() => close())

async function place(cookie?: string): Promise<string> {
  const placed = await call(store, 'POST', '/api/orders', { body: newOrder(), cookie })
  expect(placed.status).toBe(201)
  return placed.body.order_id
}

async function statusOf(id: string): Promise<OrderStatus | undefined> {
  return (await orderById(store.db, id))?.status
}

test('the whole story, with times, sources and a mail for each step that the customer hears of', async () => {
  const id = await place()
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
      { outcome: 'applied', reason: null, duplicate: false },
    ])
  }
  const order = await orderById(store.db, id)
  expect(order).toMatchObject({ status: 'active', sessionId: 'cs_1' })
  expect(order?.events.map(({ to, source, note }) => [to, source, note])).toEqual([
    ['prepared', 'customer', ''],
    ['documents_opened', 'portal', ''],
    ['signed', 'portal', 'by Ada'],
    ['payment_failed', 'portal', ''],
    ['paid', 'portal', ''],
    ['active', 'portal', ''],
  ])
  expect(store.sent.map(({ subject }) => subject)).toEqual([
    'The documents of your Wadah order are signed',
    'Your Wadah order is paid',
  ])
  expect(store.sent[1]?.text).toContain('active within 24-48 hours')
})

test('both keys are good while they are rotated, and no other', async () => {
  const id = await place()
  const event = portalEvent('documents_opened', id)
  expect((await tell(store, event, { with: nobodysSecret })).body.code).toBe('bad_signature')
  expect((await tell(store, event, { with: otherSecret })).body.outcome).toBe('applied')
  expect((await tell(store, portalEvent('signed', id))).body.outcome).toBe('applied')
})

test('what is told proves the steps before it; a repeated id is one event', async () => {
  const id = await place()
  store.sent.length = 0
  const first = { id: `msg_${randomUUID()}` }
  expect((await tell(store, portalEvent('paid', id, paid), first)).body.outcome).toBe('applied')
  expect((await tell(store, portalEvent('paid', id, paid), first)).body).toMatchObject({
    outcome: 'applied',
    duplicate: true,
  })
  for (const type of ['signed', 'documents_opened']) {
    expect((await tell(store, portalEvent(type, id))).body.reason).toBe('already_there')
  }
  const order = await orderById(store.db, id)
  expect(order?.events.map(({ to, source, note }) => [to, source, note])).toEqual([
    ['prepared', 'customer', ''],
    ['documents_opened', 'portal', 'Follows from the next step.'],
    ['signed', 'portal', 'Follows from the next step.'],
    ['paid', 'portal', ''],
  ])
  // Nobody is told that the payment is left when it has been made.
  expect(store.sent.map(({ subject }) => subject)).toEqual(['Your Wadah order is paid'])
  const refused = await place()
  store.sent.length = 0
  await tell(store, portalEvent('payment_failed', refused))
  expect(await statusOf(refused)).toBe('payment_failed')
  expect(store.sent.map(({ subject }) => subject)).toEqual(['The documents of your Wadah order are signed'])
})

test('that services run proves no payment: it waits for one of the right amount', async () => {
  const id = await place()
  expect((await tell(store, portalEvent('active', id))).body.outcome).toBe('waiting')
  expect((await tell(store, portalEvent('paid', id, { ...paid, amount: 1 }))).body.reason).toBe(
    'wrong_amount',
  )
  expect(await statusOf(id)).toBe('prepared')
  await tell(store, portalEvent('paid', id, paid))
  expect(await statusOf(id)).toBe('active')
})

test.each([
  ['a payment of another amount', 'paid', { amount: 1, currency: 'USD' }],
  ['an event that waits', 'active', {}],
])('%s keeps an order from expiring and from being cancelled', async (_, type, data) => {
  const placed = await call(store, 'POST', '/api/orders', { body: newOrder() })
  const id: string = placed.body.order_id
  const cookie = cookieOf(placed)
  await tell(store, portalEvent(type, id, data))
  const refused = await call(store, 'POST', `/api/orders/${id}/cancel`, { cookie })
  expect([refused.status, refused.body.code]).toEqual([409, 'not_allowed'])
  const shown = await call(store, 'GET', `/api/orders/${id}`, { cookie })
  expect(shown.body.order).toMatchObject({ status: 'prepared', may_cancel: false })
  const later = { ...orderContext(store.parts), now: new Date(Date.now() + 15 * 24 * 3_600_000) }
  await expireOrders(store.db, later, () => undefined)
  expect(await statusOf(id)).toBe('prepared')
  const inThreeHours = new Date(Date.now() + 3 * 3_600_000)
  expect((await stuckOrders(store.db, inThreeHours)).events.map(({ order }) => order)).toContain(id)
  expect((await tell(store, portalEvent('cancelled', id))).body.outcome).toBe('applied')
})

test('an unknown order, a wrong amount, an unknown type and a move that is not allowed are kept, never applied', async () => {
  const id = await place()
  const cases: [unknown, string][] = [
    [portalEvent('signed', randomUUID()), 'unknown_order'],
    [portalEvent('signed', 'no such order'), 'unknown_order'],
    [portalEvent('paid', id, { amount: 20.99, currency: 'USD' }), 'wrong_amount'],
    [portalEvent('paid', id, { amount: 21, currency: 'EUR' }), 'wrong_amount'],
    [portalEvent('refunded', id), 'unknown_type'],
    [portalEvent('constructor', id), 'unknown_type'],
    [portalEvent('expired', id), 'unknown_type'],
  ]
  for (const [event, reason] of cases) {
    expect((await tell(store, event)).body).toMatchObject({ outcome: 'kept', reason })
  }
  expect(await statusOf(id)).toBe('prepared')
  await tell(store, portalEvent('declined', id))
  const late = { id: 'msg_late' }
  expect((await tell(store, portalEvent('documents_opened', id), late)).body).toMatchObject({
    outcome: 'kept',
    reason: 'not_allowed',
  })
  expect((await tell(store, portalEvent('declined', id))).body.reason).toBe('already_there')
  expect(await replayPortalEvent(store.db, orderContext(store.parts), 'msg_late')).toMatchObject({
    reason: 'not_allowed',
  })
  expect(await replayPortalEvent(store.db, orderContext(store.parts), 'msg_none')).toBeNull()
  expect(await statusOf(id)).toBe('declined')
})

test('what is no event is refused with 400, what is unsigned or stale with 401', async () => {
  const id = await place()
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
  const old = new Date(Date.now() - 301_000)
  const early = new Date(Date.now() + 310_000)
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
  expect(await statusOf(id)).toBe('prepared')
  expect((await tell(store, event, { at: new Date(Date.now() - 290_000) })).body.outcome).toBe('applied')
})

test('of a thousand forged, stale, replayed, reordered and mutated events only the true ones count, each once', async () => {
  const story = ['documents_opened', 'signed', 'paid', 'active'] as const
  const ids = await Promise.all(Array.from({ length: 20 }, () => place()))
  const requests: { bad: boolean; request: RequestInit }[] = []
  for (const id of ids) {
    for (const type of story) {
      const event = portalEvent(type, id, type === 'paid' ? paid : {})
      const good = signedEvent(event)
      requests.push(
        { bad: false, request: good },
        { bad: false, request: good },
        { bad: false, request: good },
      )
      requests.push({ bad: true, request: signedEvent(event, { with: nobodysSecret }) })
      requests.push({ bad: true, request: signedEvent(event, { at: new Date(Date.now() - 3_600_000) }) })
      for (let index = 0; index < 8; index += 1) requests.push({ bad: true, request: mutated(good, index) })
    }
  }
  expect(requests.length).toBeGreaterThan(1_000)
  const before = await store.db.select().from(portalEvents)
  const shuffled = requests.toSorted(() => Math.random() - 0.5)
  let applied = 0
  await inPieces(shuffled, 40, async ({ bad, request }) => {
    const response = await store.app.request('/api/portal-events', request)
    const body = await response.json()
    if (bad) expect([400, 401]).toContain(response.status)
    else expect([200, body.reason ?? 'already_there']).toEqual([response.status, 'already_there'])
    if (!bad && !body.duplicate) applied += 1
  })
  expect(applied).toBe(80)
  expect(await store.db.select().from(portalEvents)).toHaveLength(before.length + 80)
  for (const id of ids) {
    const order = await orderById(store.db, id)
    if (!order) throw new Error('An order is gone')
    expect(order.events.map(({ to }) => to)).toEqual(['prepared', ...story])
    expect(order.mails.map(({ kind, state }) => [kind, state]).toSorted()).toEqual([
      ['paid', 'sent'],
      ['placed', 'sent'],
      ...(order.mails.some(({ kind }) => kind === 'signed') ? [['signed', 'sent']] : []),
    ])
  }
}, 40_000)

test('in whatever order a story arrives, and whatever of it is lost, it ends where it ends in its own order', async () => {
  const stories = storiesFrom('prepared').filter((story) => !story.includes('expired'))
  const anyStory = fc
    .constantFrom(...stories)
    .chain((story) => fc.subarray(story, { minLength: 1 }))
    .chain((heard) => {
      const twice = heard.flatMap((_, index) => [index, index])
      return fc.record({
        heard: fc.constant(heard),
        order: fc.shuffledSubarray(twice, { minLength: twice.length }),
      })
    })
  await fc.assert(
    fc.asyncProperty(anyStory, async ({ heard, order }) => {
      const id = await place()
      const events = heard.map((to, index) => ({
        id: `msg_${randomUUID()}`,
        event: {
          ...portalEvent(to, id, to === 'paid' ? paid : {}),
          timestamp: new Date(Date.now() + index).toISOString(),
        },
      }))
      for (const index of order) {
        const { id: eventId, event } = events[index] ?? { id: '', event: null }
        await tell(store, event, { id: eventId })
      }
      const sure = heard.includes('paid') ? heard : heard.filter((to) => to !== 'active')
      expect(await statusOf(id)).toBe(sure.at(-1) ?? 'prepared')
      const kept = await store.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))
      for (const { from, to } of kept) if (from) expect(allowedMoves[from]).toContain(to)
    }),
    { numRuns: 50 },
  )
}, 40_000)

test('a final state leads nowhere, and nothing leads back', () => {
  for (const from of orderStatuses) {
    expect(mayComeTo(from, from)).toBe(false)
    expect(mayComeTo(from, 'prepared')).toBe(false)
  }
  expect(orderStatuses.filter((status) => allowedMoves[status].length === 0)).toEqual([
    'active',
    'declined',
    'cancelled',
    'expired',
  ])
})

test('a payment takes exactly the ordered lines from the cart of its account', async () => {
  const { cookie, id: userId } = await signUp(store.parts)
  const add = (product_id: string, quantity: number) =>
    call(store, 'POST', '/api/cart/lines', {
      body: { product_id, product_type: 'marketplace', quantity },
      cookie,
    })
  await add('cart-plain', 5)
  await add('cart-five', 1)
  await add('cart-monthly', 1)
  const lines = [plainLine, { ...plainLine, product_id: 'cart-five', price: 5, quantity: 1 }]
  const placed = await call(store, 'POST', '/api/orders', { body: newOrder({ lines }), cookie })
  const id = placed.body.order_id
  for (const type of ['documents_opened', 'signed']) await tell(store, portalEvent(type, id))
  await tell(store, portalEvent('paid', id, { amount: 26, currency: 'USD' }))
  await tell(store, portalEvent('paid', id, { amount: 26, currency: 'USD' }))
  const left = await store.db
    .select()
    .from(marketplaceCartItems)
    .where(eq(marketplaceCartItems.userId, userId))
  expect(left.map(({ productId, quantity }) => [productId, quantity]).toSorted()).toEqual([
    ['cart-monthly', 1],
    ['cart-plain', 3],
  ])
})

test('what was put into the cart after ordering stays', async () => {
  const { cookie, id: userId } = await signUp(store.parts)
  const add = { product_id: 'cart-plain', product_type: 'marketplace', quantity: 2 }
  await call(store, 'POST', '/api/cart/lines', { body: add, cookie })
  const id = await place(cookie)
  await call(store, 'DELETE', '/api/cart', { cookie })
  await call(store, 'POST', '/api/cart/lines', { body: add, cookie })
  for (const type of ['documents_opened', 'signed']) await tell(store, portalEvent(type, id))
  await tell(store, portalEvent('paid', id, paid))
  expect(await statusOf(id)).toBe('paid')
  const left = await store.db
    .select()
    .from(marketplaceCartItems)
    .where(eq(marketplaceCartItems.userId, userId))
  expect(left).toMatchObject([{ quantity: 2 }])
  expect(await store.db.select().from(orders).where(eq(orders.userId, userId))).toHaveLength(1)
})

function mutated({ headers, body, ...request }: ReturnType<typeof signedEvent>, way: number): RequestInit {
  const signature = headers['webhook-signature'] ?? ''
  const changes: Record<number, [Record<string, string>, string]> = {
    0: [{}, body.replace('"USD"', '"EUR"').replace('order.', 'order. ')],
    1: [{}, body.replace(/"order":"./, '"order":"0x')],
    2: [{}, `${body} `],
    3: [{ 'webhook-id': `msg_${randomUUID()}` }, body],
    4: [{ 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1) }, body],
    5: [{ 'webhook-signature': signature.replace('v1,', 'v2,') }, body],
    6: [
      { 'webhook-signature': `${signature.slice(0, -4)}${signature.endsWith('AAA=') ? 'BBB' : 'AAA'}=` },
      body,
    ],
    7: [{ 'webhook-timestamp': `${headers['webhook-timestamp']}x` }, body],
  }
  const [changed, text] = changes[way] ?? [{}, '']
  return { ...request, headers: { ...headers, ...changed }, body: text }
}

async function inPieces<Item>(items: readonly Item[], size: number, work: (item: Item) => Promise<void>) {
  for (let start = 0; start < items.length; start += size) {
    await Promise.all(items.slice(start, start + size).map(work))
  }
}

/** Every way that the table allows, as the events that tell it. */
function storiesFrom(status: OrderStatus): OrderStatus[][] {
  return allowedMoves[status].flatMap((to) => [[to], ...storiesFrom(to).map((rest) => [to, ...rest])])
}

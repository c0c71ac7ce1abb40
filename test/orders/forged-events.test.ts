import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderById } from '#orders/orders.queries.server.ts'
import { portalEvents } from '#orders/orders.tables.server.ts'
import type { TestStore } from '../support/store.ts'
import { forgeriesOf, waysToForge } from './forgeries.ts'
import { inBatches } from './in-batches.ts'
import { seed } from './seed.ts'
import {
  customer,
  customerPortalCookie,
  ownShop,
  placeOrder,
  portalEvent,
  signedEvent,
  statusOf,
  tell,
} from './shop.ts'

const paid = { amount: 21, currency: 'USD' }

let store: TestStore
let close = () => Promise.resolve()
let customerCookie = ''

beforeAll(async () => {
  ;({ store, close } = await ownShop('forged_events'))
  customerCookie = await customerPortalCookie(store, customer.email)
})
afterAll(() => close())

test('what is no event is rejected with 400, what is unsigned or stale with 401', async () => {
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
  expect(await statusOf(store, id)).toBe('prepared')
  expect((await tell(store, event, { at: new Date(Date.now() - 290_000) })).body.outcome).toBe('processed')
})

test('of thousands of forged, stale, replayed and reordered events only the true ones count, each once', async () => {
  const sequence = ['documents_opened', 'signed', 'paid', 'active'] as const
  const ids = await Promise.all(Array.from({ length: 20 }, () => placeOrder(store, customerCookie)))
  const requests: { forged: string | null; request: RequestInit }[] = []
  for (const id of ids) {
    for (const type of sequence) {
      const event = portalEvent(type, id, type === 'paid' ? paid : {})
      const good = signedEvent(event)
      for (const _ of [1, 2, 3]) requests.push({ forged: null, request: good })
      for (const { name, request } of forgeriesOf(event, good, signedEvent))
        requests.push({ forged: name, request })
    }
  }
  expect(requests).toHaveLength(80 * (3 + waysToForge))
  const before = await store.db.select().from(portalEvents)
  const anyOrder = fc.shuffledSubarray(requests, { minLength: requests.length })
  let applied = 0
  await inBatches(fc.sample(anyOrder, { numRuns: 1, seed })[0] ?? [], 40, async ({ forged, request }) => {
    const response = await store.app.request('/api/portal-events', request)
    const { status } = response
    const { reason, duplicate } = await response.json()
    const how = `SEED=${seed}, ${forged ?? 'true'}: ${JSON.stringify(request)}`
    if (forged === null) expect([status, reason ?? 'already_there'], how).toEqual([200, 'already_there'])
    else expect(status, how).toBe(401)
    if (forged === null && !duplicate) applied += 1
  })
  expect(applied).toBe(80)
  expect(await store.db.select().from(portalEvents)).toHaveLength(before.length + 80)
  for (const id of ids) {
    const order = await orderById(store.db, id)
    if (!order) throw new Error('An order is gone')
    expect(order.timeline.map(({ to }) => to)).toEqual(['prepared', ...sequence])
    expect(order.mails.map(({ kind, state }) => [kind, state]).toSorted()).toEqual([
      ['paid', 'sent'],
      ['placed', 'sent'],
      ...(order.mails.some(({ kind }) => kind === 'signed') ? [['signed', 'sent']] : []),
    ])
  }
})

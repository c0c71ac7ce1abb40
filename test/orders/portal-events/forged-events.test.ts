import { afterAll, expect, test } from 'vitest'
import {
  customer,
  customerPortalCookie,
  ownShop,
  placeOrder,
  portalEvent,
  signedEvent,
  statusOf,
  tell,
} from '../../support/order-shop.ts'

const { store, close } = await ownShop('forged_events')
const customerCookie = await customerPortalCookie(store, customer.email)
afterAll(close)

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

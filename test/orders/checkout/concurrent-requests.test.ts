import { afterAll, expect, test } from 'vitest'
import { orders } from '#orders/orders.tables.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import { signUp } from '../../support/customers-and-products.ts'
import {
  call,
  cookieOf,
  newOrder,
  ownShop,
  portalEvent,
  signedEvent,
  tell,
  tokenOf,
} from '../../support/order-shop.ts'

const { store, close } = await ownShop('concurrent_requests')
afterAll(close)

const fifty = <Value>(work: () => Promise<Value>) => Promise.all(Array.from({ length: 50 }, work))

test.each(['an account', 'a browser without a cookie'])(
  'fifty equal simultaneous submits of %s create one order and get equal responses',
  async (who) => {
    await store.db.delete(orders)
    await store.db.delete(mails)
    const cookie = who === 'an account' ? (await signUp(store.context)).cookie : undefined
    const body = newOrder()
    const answers = await fifty(() => call(store, 'POST', '/api/orders', { body, cookie }))
    expect(answers.filter(({ status }) => status !== 200 && status !== 201)).toEqual([])
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect(new Set(answers.map(cookieOf)).size).toBe(1)
    expect(await store.db.select().from(orders)).toHaveLength(1)
    expect(await store.db.select().from(mails)).toMatchObject([{ kind: 'placed', state: 'sent' }])
  },
)

test('fifty simultaneous requests with one token read the same record, and one gets an access key', async () => {
  const placed = await call(store, 'POST', '/api/orders', { body: newOrder() })
  const path = `/api/hand-offs/${placed.body.order_id}`
  const token = tokenOf(placed)
  const read = await fifty(() => call(store, 'GET', path, { token }))
  expect(read.every(({ status, body }) => status === 200 && body.total === placed.body.record.total)).toBe(
    true,
  )
  const exchanged = await fifty(() => call(store, 'POST', `${path}/key`, { token }))
  expect(exchanged.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('fifty simultaneous copies of one event apply it once and all answer 200', async () => {
  const placed = await call(store, 'POST', '/api/orders', { body: newOrder() })
  const id = placed.body.order_id
  const request = signedEvent(portalEvent('documents_opened', id))
  const answers = await fifty(async () => {
    const response = await store.app.request('/api/portal-events', request)
    return { status: response.status, body: await response.json() }
  })
  expect(answers.every(({ status, body }) => status === 200 && body.outcome === 'processed')).toBe(true)
  expect(answers.filter(({ body }) => !body.duplicate)).toHaveLength(1)
  const both = await Promise.all([
    tell(store, portalEvent('signed', id)),
    call(store, 'POST', `/api/orders/${id}/cancel`, { cookie: cookieOf(placed) }),
  ])
  const [signed, cancelled] = both
  // The order is either signed or canceled, never both.
  const { outcome, reason } = signed.body
  expect([
    [200, 'processed', null, 409, 'not_allowed'],
    [200, 'ignored', 'not_allowed', 200, undefined],
  ]).toContainEqual([signed.status, outcome, reason, cancelled.status, cancelled.body.code])
})

import { expect, test } from 'vitest'
import { statusSentence } from '#orders/order-timeline.ts'
import { orderNumber } from '#orders/order-number.ts'
import { signUp } from '../../support/customers-and-products.ts'
import {
  call,
  customer,
  newOrder,
  portalEvent,
  tell,
  tokenOf,
  withShop,
  type Answer,
} from '../../support/order-shop.ts'

const corrected = { ...customer, address: '2 Other Way' }

test('a corrected order replaces the unsigned order in one request', () =>
  withShop(async (store) => {
    const { cookie } = await signUp(store.context)
    const body = newOrder()
    const first = await call(store, 'POST', '/api/orders', { body, cookie })
    const body2 = newOrder({ customer: corrected, replaces: body.idempotency_key })
    const second = await call(store, 'POST', '/api/orders', { body: body2, cookie })
    expect(second.status).toBe(201)
    const numbers = [first, second].map(({ body }) => orderNumber(body.order_id))
    const subjects = numbers.map((number) => `Next step: sign your documents (order ${number})`)
    expect(store.sent.map(({ subject }) => subject)).toEqual(subjects)
    expect(store.sent[1]?.text).toContain(`replaces your earlier order ${numbers[0]}, which is canceled`)
    const { orders } = (await call(store, 'GET', '/api/orders', { cookie })).body
    expect(orders).toMatchObject([
      { id: second.body.order_id, status: 'prepared', record: { user: { address: '2 Other Way' } } },
      { id: first.body.order_id, status: 'cancelled' },
    ])
    const note = `Replaced by order ${second.body.order_id.slice(0, 8)}.`
    expect(orders[1].events.at(-1)).toMatchObject({ to: 'cancelled', source: 'customer', note })
    expect(statusSentence(orders[1], String)).toBe(`${note} Nothing was charged.`)
    // The documents address of the replaced order no longer opens anything.
    const handOff = `/api/hand-offs/${first.body.order_id}`
    expect((await call(store, 'GET', handOff, { token: tokenOf(first) })).status).toBe(401)
    const again = await call(store, 'POST', '/api/orders', { body: body2, cookie })
    expect([again.status, again.body]).toEqual([200, second.body])
  }))

test.each([
  ['signed', {}],
  ['paid', { amount: 21, currency: 'USD' }],
  ['active', {}],
] as const)('an order that is %s is not replaced, and no new order is registered', (type, data) =>
  withShop(async (store) => {
    const { cookie } = await signUp(store.context)
    const body = newOrder()
    const first = await call(store, 'POST', '/api/orders', { body, cookie })
    await tell(store, portalEvent(type, first.body.order_id, data))
    const body2 = newOrder({ customer: corrected, replaces: body.idempotency_key })
    const second = await call(store, 'POST', '/api/orders', { body: body2, cookie })
    expect([second.status, second.body.code]).toEqual([409, 'not_replaceable'])
    expect(idsOf(await call(store, 'GET', '/api/orders', { cookie }))).toEqual([first.body.order_id])
  }),
)

test('an order that has ended or belongs to somebody else is not replaced', () =>
  withShop(async (store) => {
    const { cookie } = await signUp(store.context)
    const body = newOrder()
    const first = await call(store, 'POST', '/api/orders', { body, cookie })
    const stranger = await signUp(store.context)
    const theirs = newOrder({ replaces: body.idempotency_key })
    const other = await call(store, 'POST', '/api/orders', { body: theirs, cookie: stranger.cookie })
    expect(other.status).toBe(201)
    const path = `/api/orders/${first.body.order_id}`
    expect((await call(store, 'GET', path, { cookie })).body.order.status).toBe('prepared')
    await tell(store, portalEvent('declined', first.body.order_id))
    const next = newOrder({ replaces: body.idempotency_key })
    expect((await call(store, 'POST', '/api/orders', { body: next, cookie })).status).toBe(201)
    expect((await call(store, 'GET', path, { cookie })).body.order.status).toBe('declined')
  }))

test('orders without a session are limited by network address and by recipient, and retries do not count', () =>
  withShop(async (store) => {
    const place = (body: unknown, cookie?: string) => call(store, 'POST', '/api/orders', { body, cookie })
    const to = (email: string) => newOrder({ customer: { ...customer, email } })
    const bodies = ['a@example.com', 'A@example.com', 'a+1@example.com', 'a+2@example.com', 'a@example.com']
    for (const email of bodies.slice(0, 4)) expect((await place(to(email))).status).toBe(201)
    const fifth = to('a@example.com')
    expect((await place(fifth)).status).toBe(201)
    const sixth = await place(to('a@example.com'))
    expect([sixth.status, sixth.body.code]).toEqual([429, 'too_many_tries'])
    expect(sixth.headers.get('retry-after')).toMatch(/^\d+$/)
    expect((await place(fifth)).status).toBe(200)
    expect((await place(to('a@example.com'), (await signUp(store.context)).cookie)).status).toBe(201)
    for (let made = 6; made < 20; made += 1) {
      expect((await place(to(`b${made}@example.com`))).status).toBe(201)
    }
    expect((await place(to('c@example.com'))).status).toBe(429)
  }))

test.each(['x1<v@e.com>', '1,v@e.com', '"1"<v@e.com>', 'v@e.com,w@e.com'])(
  'an order with the email %s is rejected, because it is not a plain address',
  (email) =>
    withShop(async (store) => {
      const body = newOrder({ customer: { ...customer, email } })
      const answer = await call(store, 'POST', '/api/orders', { body })
      expect(answer.status).toBe(422)
      expect(JSON.stringify(answer.body.fields)).toContain('email')
    }),
)

function idsOf(list: Answer): string[] {
  return list.body.orders.map(({ id }: { id: string }) => id)
}

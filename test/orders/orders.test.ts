import { expect, test } from 'vitest'
import { checkoutForm } from '#orders/checkout.forms.ts'
import { isRecordOf } from '#orders/checkout/registration.ts'
import {
  orderAnswerSchema,
  placedOrderAnswerSchema,
  priceChangedAnswerSchema,
} from '#orders/order-answers.ts'
import { handOffTokens, orderLines, orders } from '#orders/orders.tables.server.ts'
import { orderNumber } from '#orders/order-number.ts'
import { signUp } from '../support/customers-and-products.ts'
import {
  call,
  customer,
  newOrder,
  placeOrder,
  plainLine,
  portalEvent,
  tell,
  tokenOf,
  withShop,
} from '../support/order-shop.ts'
import { changeProduct } from '../support/add-product.ts'

test('registering an order stores its lines, its first transition, its token and its mail', () =>
  withShop(async (store) => {
    const { cookie, id: userId } = await signUp(store.context)
    const body = newOrder({
      lines: [plainLine, { ...plainLine, product_id: 'cart-monthly', price: 97, quantity: 1 }],
    })
    const placed = await call(store, 'POST', '/api/orders', { body, cookie })
    expect(placed.status).toBe(201)
    expect(placedOrderAnswerSchema(placed.body)).toEqual(placed.body)
    const total = Math.round(placed.body.record.total * 100)
    expect(isRecordOf(placed.body.record, checkoutForm.parse(body.customer), total)).toBe(true)
    expect(placed.body.record).toMatchObject({
      user: { id: userId, name: 'Ada Lovelace', email: 'ada@example.com', zipCode: '75201' },
      items: [
        { product_id: 'cart-plain', name: 'Plain', price: 10.5, quantity: 2, subscription_interval: null },
        { product_id: 'cart-monthly', price: 97, subscription_interval: 'month' },
      ],
      total: 118,
      notes: 'Ring twice.',
    })
    expect(placed.body.documents_url).toMatch(
      /^http:\/\/127\.0\.0\.1:9\/documents\?order=[\w-]{36}&token=[\w-]{43}$/,
    )
    const [token] = await store.db.select().from(handOffTokens)
    expect(JSON.stringify(token)).not.toContain(tokenOf(placed))
    const shown = await call(store, 'GET', `/api/orders/${placed.body.order_id}`, { cookie })
    expect(orderAnswerSchema(shown.body.order)).toEqual(shown.body.order)
    expect(shown.body.order).toMatchObject({
      status: 'prepared',
      verified: false,
      may_continue: true,
      may_cancel: true,
      events: [{ from: null, to: 'prepared', source: 'customer' }],
      mails: [{ kind: 'placed', state: 'sent' }],
    })
    expect(store.sent).toHaveLength(1)
    const subject = `Next step: sign your documents (order ${orderNumber(placed.body.order_id)})`
    expect(store.sent[0]).toMatchObject({ to: 'ada@example.com', subject })
    expect(store.sent[0]?.text).toContain('http://store.test/marketplace/my-purchases')
    expect(store.sent[0]?.html).toMatch(/2 × Plain<\/td><td[^>]*>\$21\.00</)
  }))

test('an idempotency key returns the same order even at a later price, and is rejected with another body', () =>
  withShop(async (store) => {
    const { cookie } = await signUp(store.context)
    const body = newOrder()
    const first = await call(store, 'POST', '/api/orders', { body, cookie })
    await changeProduct(store.db, 'cart-plain', { price: '99' })
    const again = await call(store, 'POST', '/api/orders', { body, cookie })
    expect(again.status).toBe(200)
    expect(again.body).toEqual(first.body)
    expect(store.sent).toHaveLength(1)
    const other = { ...body, lines: [{ ...plainLine, quantity: 1 }] }
    const rejected = await call(store, 'POST', '/api/orders', { body: other, cookie })
    expect([rejected.status, rejected.body.code]).toEqual([422, 'idempotency_key_reused'])
    const stranger = await signUp(store.context)
    expect((await call(store, 'POST', '/api/orders', { body, cookie: stranger.cookie })).body.code).toBe(
      'idempotency_key_reused',
    )
    expect((await call(store, 'POST', '/api/orders', { body })).body.code).toBe('idempotency_key_reused')
    // An exchanged token is not returned again. The order is the same.
    const handOff = `/api/hand-offs/${first.body.order_id}`
    await call(store, 'GET', handOff, { token: tokenOf(first) })
    const unused = await call(store, 'POST', '/api/orders', { body, cookie })
    expect(tokenOf(unused)).toBe(tokenOf(first))
    await call(store, 'POST', `${handOff}/key`, { token: tokenOf(first) })
    const later = await call(store, 'POST', '/api/orders', { body, cookie })
    expect(later.body.order_id).toBe(first.body.order_id)
    expect(tokenOf(later)).not.toBe(tokenOf(first))
    await call(store, 'POST', `/api/orders/${first.body.order_id}/cancel`, { cookie })
    expect((await call(store, 'POST', '/api/orders', { body, cookie })).body.code).toBe('no_longer_open')
    expect(await store.db.select().from(orders)).toHaveLength(1)
  }))

test('an order with changed prices returns every line, and is registered once the total is accepted', () =>
  withShop(async (store) => {
    const body = newOrder({
      lines: [
        { ...plainLine, price: 9 },
        { ...plainLine, product_id: 'cart-five', price: 5 },
      ],
    })
    const changed = await call(store, 'POST', '/api/orders', { body })
    expect(changed.status).toBe(409)
    expect(priceChangedAnswerSchema(changed.body)).toEqual(changed.body)
    expect(changed.body).toMatchObject({
      code: 'price_changed',
      lines: [
        { product_id: 'cart-plain', price: 10.5, shown_price: 9 },
        { price: 5, shown_price: 5 },
      ],
      total: 31,
    })
    expect(await store.db.select().from(orders)).toEqual([])
    expect(changed.headers.getSetCookie()).toEqual([])
    const wrongTotal = { ...body, lines: [plainLine], accepted_total: 20 }
    expect((await call(store, 'POST', '/api/orders', { body: wrongTotal })).status).toBe(409)
    const accepted = {
      ...body,
      lines: [plainLine, { ...plainLine, product_id: 'cart-five', price: 5 }],
      accepted_total: 31,
    }
    expect((await call(store, 'POST', '/api/orders', { body: accepted })).status).toBe(201)
  }))

test.each([
  ['unknown_product', { product_id: 'nothing-like-this' }],
  ['not_for_cart', { product_id: 'cart-demo', price: 0 }],
  ['not_for_cart', { product_id: 'cart-download', price: 0 }],
  ['unavailable', { product_id: 'cart-inactive', price: 1 }],
  ['unavailable', { product_id: 'cart-away', product_type: 'wts_solution', price: 1 }],
  ['coming_soon', { product_id: 'cart-soon', product_type: 'wts_solution', price: 1 }],
  ['over_maximum', { product_id: 'cart-five', price: 5, quantity: 6 }],
  ['over_maximum', { quantity: 100 }],
  ['unknown_product', { offer: 'introductory', price: 0 }],
])('an order is rejected with the reason %s, which names its line', (reason, changes) =>
  withShop(async (store) => {
    const body = newOrder({
      lines: [
        plainLine,
        { ...plainLine, product_id: 'cart-monthly', price: 97 },
        { ...plainLine, ...changes },
      ],
    })
    if ('quantity' in changes && changes.quantity === 100) body.lines.shift()
    const rejected = await call(store, 'POST', '/api/orders', { body })
    expect(rejected.status).toBe(422)
    expect(rejected.body.code).toBe('invalid_lines')
    expect(rejected.body.lines).toHaveLength(1)
    expect(rejected.body.lines[0]).toMatchObject({
      reason,
      product_id: { ...plainLine, ...changes }.product_id,
    })
    expect(await store.db.select().from(orderLines)).toEqual([])
  }),
)

test('both offers of a product share one maximum per order, and the introductory offer is free', () =>
  withShop(async (store) => {
    const standard = {
      product_id: 'open-mind-consulting',
      product_type: 'marketplace',
      offer: 'standard',
      quantity: 5,
      price: 1800,
    }
    const free = { ...standard, offer: 'introductory', quantity: 1, price: 0 }
    const over = await call(store, 'POST', '/api/orders', { body: newOrder({ lines: [standard, free] }) })
    expect(over.body.lines).toMatchObject([
      { reason: 'over_maximum', max_quantity: 5 },
      { reason: 'over_maximum', max_quantity: 1 },
    ])
    const freeTwice = newOrder({ lines: [{ ...free, quantity: 2 }] })
    const rejected = await call(store, 'POST', '/api/orders', { body: freeTwice })
    expect(rejected.body.lines).toMatchObject([{ reason: 'over_maximum', max_quantity: 1 }])
    const twice = await call(store, 'POST', '/api/orders', {
      body: newOrder({ lines: [plainLine, plainLine] }),
    })
    expect(twice.body.lines).toMatchObject([{ reason: 'twice' }, { reason: 'twice' }])
    const fits = newOrder({ lines: [{ ...standard, quantity: 4 }, free] })
    const placed = await call(store, 'POST', '/api/orders', { body: fits })
    expect(
      placed.body.record.items.map((item: { name: string; price: number }) => [item.name, item.price]),
    ).toEqual([
      ['Open Mind Consulting', 1800],
      ['Open Mind Consulting (Introductory Offer)', 0],
    ])
  }))

test('invalid orders are rejected with messages and not registered', () =>
  withShop(async (store) => {
    const bodies: Record<string, unknown>[] = [
      newOrder({ user_id: 'x' }),
      newOrder({ idempotency_key: '1' }),
      newOrder({ lines: [] }),
      newOrder({ lines: Array.from({ length: 101 }, () => plainLine) }),
      newOrder({ lines: [{ ...plainLine, quantity: 0 }] }),
      newOrder({ lines: [{ ...plainLine, quantity: 1.5 }] }),
      newOrder({ lines: [{ ...plainLine, price: -1 }] }),
      newOrder({ customer: { ...customer, email: 'ada' } }),
      newOrder({ customer: { ...customer, fullName: ' ' } }),
      newOrder({ customer: { ...customer, notes: 'a\u0000b' } }),
    ]
    for (const body of bodies) {
      const answer = await call(store, 'POST', '/api/orders', { body })
      expect([answer.status, answer.body.code]).toEqual([422, 'invalid_request'])
    }
    const odd = newOrder({ customer: { ...customer, notes: '\ud800', fullName: '<b>' } })
    expect((await call(store, 'POST', '/api/orders', { body: odd })).status).toBe(201)
    expect(await store.db.select().from(orders)).toHaveLength(1)
  }))

test('an order is registered even if its address already got ten mails within the hour', () =>
  withShop(async (store) => {
    const { cookie } = await signUp(store.context)
    for (let placed = 0; placed < 11; placed += 1) {
      expect((await call(store, 'POST', '/api/orders', { body: newOrder(), cookie })).status).toBe(201)
    }
    expect(await store.db.select().from(orders)).toHaveLength(11)
    expect(store.sent).toHaveLength(10)
  }))

test('a customer can cancel until the order is signed, and canceling twice is not an error and sends one mail', () =>
  withShop(async (store) => {
    const { cookie } = await signUp(store.context)
    const one = await placeOrder(store, cookie)
    const path = `/api/orders/${one}`
    await tell(store, portalEvent('documents_opened', one))
    for (const _ of [1, 2]) {
      const cancelled = await call(store, 'POST', `${path}/cancel`, { cookie })
      expect([cancelled.status, cancelled.body.order.status]).toEqual([200, 'cancelled'])
      expect(cancelled.body.order.events).toHaveLength(3)
    }
    const [, cancelled, ...more] = store.sent
    expect(cancelled?.subject).toBe(
      `Your order is canceled. You can order again anytime (order ${orderNumber(one)})`,
    )
    expect(cancelled?.text).toContain('Nothing was charged.')
    expect(more).toEqual([])
    expect((await call(store, 'POST', `${path}/resume`, { cookie })).status).toBe(409)
    const two = await placeOrder(store, cookie)
    await tell(store, portalEvent('documents_opened', two))
    await tell(store, portalEvent('signed', two))
    const rejected = await call(store, 'POST', `/api/orders/${two}/cancel`, { cookie })
    expect([rejected.status, rejected.body.code]).toEqual([409, 'not_allowed'])
  }))

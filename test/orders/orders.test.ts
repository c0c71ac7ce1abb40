import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { portalSessions, users } from '#account/account.tables.server.ts'
import { newPortalSession } from '#account/portal-cookie.server.ts'
import { marketplaceProducts } from '#marketplace/marketplace.tables.server.ts'
import { orderContext } from '#orders/order-context.server.ts'
import { expireOrders } from '#orders/orders.commands.server.ts'
import {
  handOffRecordSchema,
  orderSchema,
  orderStateSchema,
  placedOrderSchema,
  priceChangedSchema,
} from '#orders/orders.forms.ts'
import { handOffTokens, orderLines, orders } from '#orders/orders.tables.server.ts'
import { addProducts, signUp } from '../cart/catalogue.ts'
import { withStore, type TestStore } from '../support/store.ts'
import { call, cookieOf, customer, newOrder, plainLine, portalEvent, tell, tokenOf } from './shop.ts'

const withShop = (work: (store: TestStore) => Promise<void>) =>
  withStore(async (store) => {
    await addProducts(store.db)
    await work(store)
  })

test('an order is registered with its lines, its first event, its token and its mail', () =>
  withShop(async (store) => {
    const { cookie, id: userId } = await signUp(store.parts)
    const body = newOrder({
      lines: [plainLine, { ...plainLine, product_id: 'cart-monthly', price: 97, quantity: 1 }],
    })
    const placed = await call(store, 'POST', '/api/orders', { body, cookie })
    expect(placed.status).toBe(201)
    expect(placedOrderSchema.parse(placed.body)).toEqual(placed.body)
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
    expect(orderSchema.parse(shown.body.order)).toEqual(shown.body.order)
    expect(shown.body.order).toMatchObject({
      status: 'prepared',
      verified: true,
      may_continue: true,
      may_cancel: true,
      events: [{ from: null, to: 'prepared', source: 'customer' }],
      mails: [{ kind: 'placed', state: 'sent' }],
    })
    expect(store.sent).toHaveLength(1)
    expect(store.sent[0]).toMatchObject({ to: 'ada@example.com', subject: 'Your Wadah order is prepared' })
    expect(store.sent[0]?.text).toContain('http://store.test/marketplace/my-purchases')
    expect(store.sent[0]?.html).toContain('2 × Plain: $21.00')
  }))

test('the same key again answers the same, whatever prices have done; with another body it is refused', () =>
  withShop(async (store) => {
    const { cookie } = await signUp(store.parts)
    const body = newOrder()
    const first = await call(store, 'POST', '/api/orders', { body, cookie })
    await store.db
      .update(marketplaceProducts)
      .set({ price: '99' })
      .where(eq(marketplaceProducts.id, 'cart-plain'))
    const again = await call(store, 'POST', '/api/orders', { body, cookie })
    expect(again.status).toBe(200)
    expect(again.body).toEqual(first.body)
    expect(store.sent).toHaveLength(1)
    const other = { ...body, lines: [{ ...plainLine, quantity: 1 }] }
    const refused = await call(store, 'POST', '/api/orders', { body: other, cookie })
    expect([refused.status, refused.body.code]).toEqual([422, 'key_reused'])
    const stranger = await signUp(store.parts)
    expect((await call(store, 'POST', '/api/orders', { body, cookie: stranger.cookie })).body.code).toBe(
      'key_reused',
    )
    expect((await call(store, 'POST', '/api/orders', { body })).body.code).toBe('key_reused')
    // A used token is not given again; the order is the same one.
    await call(store, 'GET', `/api/hand-offs/${first.body.order_id}`, { token: tokenOf(first) })
    const later = await call(store, 'POST', '/api/orders', { body, cookie })
    expect(later.body.order_id).toBe(first.body.order_id)
    expect(tokenOf(later)).not.toBe(tokenOf(first))
    await call(store, 'POST', `/api/orders/${first.body.order_id}/cancel`, { cookie })
    expect((await call(store, 'POST', '/api/orders', { body, cookie })).body.code).toBe('no_longer_open')
    expect(await store.db.select().from(orders)).toHaveLength(1)
  }))

test('a changed price is told with every line, and goes through when accepted', () =>
  withShop(async (store) => {
    const body = newOrder({
      lines: [
        { ...plainLine, price: 9 },
        { ...plainLine, product_id: 'cart-five', price: 5 },
      ],
    })
    const changed = await call(store, 'POST', '/api/orders', { body })
    expect(changed.status).toBe(409)
    expect(priceChangedSchema.parse(changed.body)).toEqual(changed.body)
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
])('%s is refused with its line named', (reason, changes) =>
  withShop(async (store) => {
    const body = newOrder({
      lines: [
        plainLine,
        { ...plainLine, product_id: 'cart-monthly', price: 97 },
        { ...plainLine, ...changes },
      ],
    })
    if ('quantity' in changes && changes.quantity === 100) body.lines.shift()
    const refused = await call(store, 'POST', '/api/orders', { body })
    expect(refused.status).toBe(422)
    expect(refused.body.code).toBe('lines_refused')
    expect(refused.body.lines).toHaveLength(1)
    expect(refused.body.lines[0]).toMatchObject({
      reason,
      product_id: { ...plainLine, ...changes }.product_id,
    })
    expect(await store.db.select().from(orderLines)).toEqual([])
  }),
)

test('both offers of a product stand under one maximum, and the introductory one is free', () =>
  withShop(async (store) => {
    const standard = {
      product_id: 'open-mind-consulting',
      product_type: 'marketplace',
      offer: 'standard',
      quantity: 3,
      price: 1800,
    }
    const free = { ...standard, offer: 'introductory', price: 0 }
    const over = await call(store, 'POST', '/api/orders', { body: newOrder({ lines: [standard, free] }) })
    expect(over.body.lines).toMatchObject([
      { reason: 'over_maximum' },
      { reason: 'over_maximum', max_quantity: 5 },
    ])
    const twice = await call(store, 'POST', '/api/orders', {
      body: newOrder({ lines: [plainLine, plainLine] }),
    })
    expect(twice.body.lines).toMatchObject([{ reason: 'twice' }, { reason: 'twice' }])
    const fits = newOrder({ lines: [{ ...standard, quantity: 2 }, free] })
    const placed = await call(store, 'POST', '/api/orders', { body: fits })
    expect(
      placed.body.record.items.map((item: { name: string; price: number }) => [item.name, item.price]),
    ).toEqual([
      ['Open Mind Consulting', 1800],
      ['Open Mind Consulting (Introductory Offer)', 0],
    ])
  }))

test('bad requests are refused in words and register nothing', () =>
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

test('an order is shown to its customer alone; not yours and not there answer alike', () =>
  withShop(async (store) => {
    const owner = await signUp(store.parts)
    const stranger = await signUp(store.parts)
    const portal = await portalCookie(store, 'grace@example.com')
    const placed = await call(store, 'POST', '/api/orders', { body: newOrder(), cookie: owner.cookie })
    const byPortal = await call(store, 'POST', '/api/orders', { body: newOrder(), cookie: portal })
    const byBrowser = await call(store, 'POST', '/api/orders', { body: newOrder() })
    const browser = cookieOf(byBrowser)
    expect(browser).toMatch(/^wadah\.browser=[\w-]{43}$/)
    expect(byBrowser.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/)
    expect(byPortal.body.record.user.id).toBe('grace@example.com')
    expect(byPortal.headers.getSetCookie()).toEqual([])
    const who = { owner: owner.cookie, stranger: stranger.cookie, portal, browser, nobody: undefined }
    const seen: Record<string, string[]> = {}
    for (const [name, cookie] of Object.entries(who)) {
      const list = await call(store, 'GET', '/api/orders', { cookie })
      seen[name] = list.body.orders.map(({ id }: { id: string }) => id)
    }
    expect(seen).toEqual({
      owner: [placed.body.order_id],
      stranger: [],
      portal: [byPortal.body.order_id],
      browser: [byBrowser.body.order_id],
      nobody: [],
    })
    const absent = await call(store, 'GET', `/api/orders/${crypto.randomUUID()}`, { cookie: stranger.cookie })
    const paths = [
      `/api/orders/${placed.body.order_id}`,
      `/api/orders/${byBrowser.body.order_id}`,
      '/api/orders/x',
    ]
    for (const path of paths) {
      for (const [method, end] of [
        ['GET', ''],
        ['POST', '/resume'],
        ['POST', '/cancel'],
      ] as const) {
        const answer = await call(store, method, path + end, { cookie: stranger.cookie })
        expect([answer.status, answer.body]).toEqual([404, absent.body])
      }
    }
    const both = await call(store, 'GET', '/api/orders', { cookie: `${owner.cookie}; ${browser}` })
    expect(both.body.orders).toHaveLength(2)
    const bySession = `/api/orders?session_id=${placed.body.order_id}`
    expect((await call(store, 'GET', bySession, { cookie: owner.cookie })).body.orders).toHaveLength(1)
    expect((await call(store, 'GET', bySession, { cookie: portal })).body.orders).toEqual([])
    expect(
      (await call(store, 'GET', '/api/orders?session_id=%00', { cookie: owner.cookie })).body.orders,
    ).toEqual([])
  }))

test('an order is registered beyond the ten mails an hour that its address gets', () =>
  withShop(async (store) => {
    for (let placed = 0; placed < 11; placed += 1) {
      expect((await call(store, 'POST', '/api/orders', { body: newOrder() })).status).toBe(201)
    }
    expect(await store.db.select().from(orders)).toHaveLength(11)
    expect(store.sent).toHaveLength(10)
  }))

test('on a shared browser the portal customer sees and moves no orders of the account left open there', () =>
  withShop(async (store) => {
    const left = await signUp(store.parts)
    const portal = await portalCookie(store, 'grace@example.com')
    const theirs = await call(store, 'POST', '/api/orders', { body: newOrder(), cookie: left.cookie })
    const own = await call(store, 'POST', '/api/orders', { body: newOrder(), cookie: portal })
    const anonymous = await call(store, 'POST', '/api/orders', { body: newOrder() })
    const cookie = `${left.cookie}; ${portal}; ${cookieOf(anonymous)}`
    const list = await call(store, 'GET', '/api/orders', { cookie })
    expect(list.body.orders.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [own.body.order_id, anonymous.body.order_id].toSorted(),
    )
    for (const deed of ['resume', 'cancel']) {
      const path = `/api/orders/${theirs.body.order_id}/${deed}`
      expect((await call(store, 'POST', path, { cookie })).status).toBe(404)
    }
  }))

test('after log-in the customer finds what the account of the same e-mail ordered, wherever that was', () =>
  withShop(async (store) => {
    const account = await signUp(store.parts)
    const placed = await call(store, 'POST', '/api/orders', { body: newOrder(), cookie: account.cookie })
    const [row] = await store.db.select({ email: users.email }).from(users).where(eq(users.id, account.id))
    const portal = await portalCookie(store, row?.email ?? '')
    const found = await call(store, 'GET', '/api/orders', { cookie: portal })
    expect(found.body.orders.map(({ id }: { id: string }) => id)).toEqual([placed.body.order_id])
    const stranger = await portalCookie(store, 'somebody-else@example.com')
    expect((await call(store, 'GET', '/api/orders', { cookie: stranger })).body.orders).toEqual([])
  }))

test('an unverified order comes with equal cookies for equal requests', () =>
  withShop(async (store) => {
    const body = newOrder()
    const first = await call(store, 'POST', '/api/orders', { body })
    const again = await call(store, 'POST', '/api/orders', { body })
    expect(cookieOf(again)).toBe(cookieOf(first))
    expect(again.body).toEqual(first.body)
    const list = await call(store, 'GET', '/api/orders', { cookie: cookieOf(first) })
    expect(list.body.orders).toMatchObject([{ verified: false }])
    // A typed address is nobody's name: it must not look like a portal session's.
    const id = first.body.order_id
    expect(first.body.record.user).toMatchObject({ id: `browser:${id}`, email: customer.email })
    const key = await call(store, 'POST', `/api/hand-offs/${id}/key`, { token: tokenOf(first) })
    const state = await call(store, 'GET', `/api/hand-offs/${id}/state`, { token: key.body.key })
    expect(state.body).toMatchObject({ verified: false })
    const signedOut = await call(store, 'POST', '/api/account/sign-out', { cookie: cookieOf(first) })
    expect(signedOut.headers.getSetCookie().join()).toMatch(/wadah\.browser=; Max-Age=0/)
  }))

test('a token opens the record once and is exchanged once, in either order, for its own order alone', () =>
  withShop(async (store) => {
    const one = await call(store, 'POST', '/api/orders', { body: newOrder() })
    const other = await call(store, 'POST', '/api/orders', { body: newOrder() })
    const path = `/api/hand-offs/${one.body.order_id}`
    const token = tokenOf(one)
    const refused = await call(store, 'GET', path, { token: tokenOf(other) })
    expect([refused.status, refused.body.code]).toEqual([401, 'token_not_valid'])
    const absent = await call(store, 'GET', `/api/hand-offs/${crypto.randomUUID()}`, { token })
    expect([absent.status, absent.body]).toEqual([401, refused.body])
    for (const wrong of ['', token.slice(1), `${token}a`, 'x'.repeat(43)]) {
      expect((await call(store, 'GET', path, { token: wrong })).status).toBe(401)
    }
    const key = await call(store, 'POST', `${path}/key`, { token })
    expect(key.status).toBe(200)
    const record = await call(store, 'GET', path, { token })
    expect(record.body).toEqual(one.body.record)
    expect(handOffRecordSchema.parse(record.body)).toEqual(record.body)
    expect(Object.keys(record.body)).toEqual(['user', 'items', 'total', 'notes', 'timestamp'])
    expect((await call(store, 'GET', path, { token })).status).toBe(401)
    expect((await call(store, 'POST', `${path}/key`, { token })).status).toBe(401)
    const state = await call(store, 'GET', `${path}/state`, { token: key.body.key })
    expect(orderStateSchema.parse(state.body)).toEqual(state.body)
    expect(state.body).toMatchObject({
      order_id: one.body.order_id,
      status: 'prepared',
      total: 21,
      currency: 'USD',
    })
    expect((await call(store, 'GET', `${path}/state`, { token })).status).toBe(401)
    expect((await call(store, 'GET', path, { token: key.body.key })).status).toBe(401)
    const elsewhere = `/api/hand-offs/${other.body.order_id}/state`
    expect((await call(store, 'GET', elsewhere, { token: key.body.key })).status).toBe(401)
  }))

test.each(['cancelled', 'declined', 'expired', 'out of time'])(
  'a token opens nothing once the order is %s',
  (end) =>
    withShop(async (store) => {
      const placed = await call(store, 'POST', '/api/orders', { body: newOrder() })
      const cookie = cookieOf(placed)
      const id = placed.body.order_id
      const path = `/api/hand-offs/${id}`
      const first = await call(store, 'POST', `${path}/key`, { token: tokenOf(placed) })
      const resumed = await call(store, 'POST', `/api/orders/${id}/resume`, { cookie })
      expect((await call(store, 'GET', `${path}/state`, { token: first.body.key })).status).toBe(401)
      if (end === 'cancelled') await call(store, 'POST', `/api/orders/${id}/cancel`, { cookie })
      else if (end === 'declined') await tell(store, portalEvent('declined', id))
      else {
        await store.db.update(orders).set({ expiresAt: new Date(Date.now() - 1_000) })
        if (end === 'expired') await expireOrders(store.db, orderContext(store.parts), () => undefined)
      }
      if (end !== 'out of time') expect(await store.db.select().from(handOffTokens)).toEqual([])
      const token = tokenOf(resumed)
      expect((await call(store, 'GET', path, { token })).status).toBe(401)
      expect((await call(store, 'POST', `${path}/key`, { token })).status).toBe(401)
    }),
)

test('a token lasts 15 minutes, a key 90 days, and resuming ends the token before', () =>
  withShop(async (store) => {
    const placed = await call(store, 'POST', '/api/orders', { body: newOrder() })
    const cookie = cookieOf(placed)
    const path = `/api/hand-offs/${placed.body.order_id}`
    const start = Date.now()
    const key = await call(store, 'POST', `${path}/key`, { token: tokenOf(placed) })
    store.parts.clock = () => new Date(start + 15.1 * 60_000)
    // The parts are read when the app is made: a store of the same database at a later time.
    const later = (await import('#server/app.server.ts')).createApp(store.parts)
    expect((await call({ app: later }, 'GET', path, { token: tokenOf(placed) })).status).toBe(401)
    expect((await call({ app: later }, 'GET', `${path}/state`, { token: key.body.key })).status).toBe(200)
    const resumed = await call({ app: later }, 'POST', `/api/orders/${placed.body.order_id}/resume`, {
      cookie,
    })
    expect(resumed.body).toMatchObject({
      order_id: placed.body.order_id,
      status: 'prepared',
      record: placed.body.record,
    })
    const again = await call({ app: later }, 'POST', `/api/orders/${placed.body.order_id}/resume`, { cookie })
    expect((await call({ app: later }, 'GET', path, { token: tokenOf(resumed) })).status).toBe(401)
    expect((await call({ app: later }, 'GET', path, { token: tokenOf(again) })).status).toBe(200)
    store.parts.clock = () => new Date(start + 91 * 24 * 3_600_000)
    const muchLater = (await import('#server/app.server.ts')).createApp(store.parts)
    expect((await call({ app: muchLater }, 'GET', `${path}/state`, { token: key.body.key })).status).toBe(401)
    const ended = await call({ app: muchLater }, 'POST', `/api/orders/${placed.body.order_id}/resume`, {
      cookie,
    })
    expect([ended.status, ended.body.code]).toEqual([409, 'no_longer_open'])
  }))

test('a customer cancels until something is signed, and twice is no fault', () =>
  withShop(async (store) => {
    const one = await call(store, 'POST', '/api/orders', { body: newOrder() })
    const cookie = cookieOf(one)
    const path = `/api/orders/${one.body.order_id}`
    await tell(store, portalEvent('documents_opened', one.body.order_id))
    for (const _ of [1, 2]) {
      const cancelled = await call(store, 'POST', `${path}/cancel`, { cookie })
      expect([cancelled.status, cancelled.body.order.status]).toEqual([200, 'cancelled'])
      expect(cancelled.body.order.events).toHaveLength(3)
    }
    expect((await call(store, 'POST', `${path}/resume`, { cookie })).status).toBe(409)
    const two = await call(store, 'POST', '/api/orders', { body: newOrder(), cookie })
    await tell(store, portalEvent('documents_opened', two.body.order_id))
    await tell(store, portalEvent('signed', two.body.order_id))
    const refused = await call(store, 'POST', `/api/orders/${two.body.order_id}/cancel`, { cookie })
    expect([refused.status, refused.body.code]).toEqual([409, 'not_allowed'])
  }))

async function portalCookie({ db }: TestStore, email: string): Promise<string> {
  const { tokenHash, setCookie } = newPortalSession({ overTls: false })
  await db.insert(portalSessions).values({ email, tokenHash, expiresAt: new Date(Date.now() + 60_000) })
  return setCookie.split(';')[0] ?? ''
}

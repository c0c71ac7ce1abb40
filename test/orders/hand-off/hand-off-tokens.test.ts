import { expect, test } from 'vitest'
import { orderContext } from '#orders/order-context.server.ts'
import { expireOrders } from '#orders/transitions/orders.commands.server.ts'
import { storedHandOffSchema } from '#orders/hand-off.ts'
import { accessKeySchema, orderStatusSchema } from '#orders/hand-off/hand-off.forms.ts'
import { handOffTokens, orders } from '#orders/orders.tables.server.ts'
import { call, cookieOf, newOrder, portalEvent, tell, tokenOf, withShop } from '../../support/order-shop.ts'

test('a token opens only the record of its order, and can be exchanged once', () =>
  withShop(async (store) => {
    const one = await call(store, 'POST', '/api/orders', { body: newOrder() })
    const other = await call(store, 'POST', '/api/orders', { body: newOrder() })
    const path = `/api/hand-offs/${one.body.order_id}`
    const token = tokenOf(one)
    const rejected = await call(store, 'GET', path, { token: tokenOf(other) })
    expect([rejected.status, rejected.body.code]).toEqual([401, 'token_not_valid'])
    const absent = await call(store, 'GET', `/api/hand-offs/${crypto.randomUUID()}`, { token })
    expect([absent.status, absent.body]).toEqual([401, rejected.body])
    for (const wrong of ['', token.slice(1), `${token}a`, 'x'.repeat(43)]) {
      expect((await call(store, 'GET', path, { token: wrong })).status).toBe(401)
    }
    const head = await call(store, 'HEAD', path, { token })
    expect(head.status).toBe(200)
    await call(store, 'GET', path, { token })
    const record = await call(store, 'GET', path, { token })
    expect(record.status).toBe(200)
    expect(record.body).toEqual(one.body.record)
    expect(storedHandOffSchema(record.body)).toEqual(record.body)
    expect(Object.keys(record.body)).toEqual(['user', 'items', 'total', 'notes', 'timestamp'])
    const key = await call(store, 'POST', `${path}/key`, { token })
    expect(accessKeySchema.parse(key.body)).toEqual(key.body)
    expect((await call(store, 'GET', path, { token })).status).toBe(401)
    expect((await call(store, 'POST', `${path}/key`, { token })).status).toBe(401)
    const accessKey: string = key.body.access_key
    const state = await call(store, 'GET', `${path}/state`, { token: accessKey })
    expect(orderStatusSchema.parse(state.body)).toEqual(state.body)
    expect(state.body).toMatchObject({
      order_id: one.body.order_id,
      status: 'prepared',
      total: 21,
      currency: 'USD',
    })
    expect((await call(store, 'GET', `${path}/state`, { token })).status).toBe(401)
    expect((await call(store, 'GET', path, { token: accessKey })).status).toBe(401)
    const elsewhere = `/api/hand-offs/${other.body.order_id}/state`
    expect((await call(store, 'GET', elsewhere, { token: accessKey })).status).toBe(401)
  }))

test.each(['cancelled', 'declined', 'expired', 'out of time'])(
  'a token stops working once the order is %s',
  (end) =>
    withShop(async (store) => {
      const placed = await call(store, 'POST', '/api/orders', { body: newOrder() })
      const cookie = cookieOf(placed)
      const id = placed.body.order_id
      const path = `/api/hand-offs/${id}`
      const first = await call(store, 'POST', `${path}/key`, { token: tokenOf(placed) })
      const resumed = await call(store, 'POST', `/api/orders/${id}/resume`, { cookie })
      expect((await call(store, 'GET', `${path}/state`, { token: first.body.access_key })).status).toBe(401)
      if (end === 'cancelled') await call(store, 'POST', `/api/orders/${id}/cancel`, { cookie })
      else if (end === 'declined') await tell(store, portalEvent('declined', id))
      else {
        await store.db.update(orders).set({ expiresAt: new Date(Date.now() - 1_000) })
        if (end === 'expired') await expireOrders(store.db, orderContext(store.context), () => undefined)
      }
      if (end !== 'out of time') expect(await store.db.select().from(handOffTokens)).toEqual([])
      const token = tokenOf(resumed)
      expect((await call(store, 'GET', path, { token })).status).toBe(401)
      expect((await call(store, 'POST', `${path}/key`, { token })).status).toBe(401)
    }),
)

test('a token lasts 15 minutes and an access key 90 days, and resuming an order ends the previous token', () =>
  withShop(async (store) => {
    const placed = await call(store, 'POST', '/api/orders', { body: newOrder() })
    const cookie = cookieOf(placed)
    const path = `/api/hand-offs/${placed.body.order_id}`
    const start = Date.now()
    const key = await call(store, 'POST', `${path}/key`, { token: tokenOf(placed) })
    store.context.clock = () => new Date(start + 15.1 * 60_000)
    // A store on the same database at a later time: the app reads the context when it is created.
    const later = (await import('#app/app.server.ts')).createApp(store.context)
    expect((await call({ app: later }, 'GET', path, { token: tokenOf(placed) })).status).toBe(401)
    expect((await call({ app: later }, 'GET', `${path}/state`, { token: key.body.access_key })).status).toBe(
      200,
    )
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
    store.context.clock = () => new Date(start + 91 * 24 * 3_600_000)
    const muchLater = (await import('#app/app.server.ts')).createApp(store.context)
    expect(
      (await call({ app: muchLater }, 'GET', `${path}/state`, { token: key.body.access_key })).status,
    ).toBe(401)
    const ended = await call({ app: muchLater }, 'POST', `/api/orders/${placed.body.order_id}/resume`, {
      cookie,
    })
    expect([ended.status, ended.body.code]).toEqual([409, 'no_longer_open'])
  }))

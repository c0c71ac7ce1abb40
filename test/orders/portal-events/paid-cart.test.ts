import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { marketplaceCartItems } from '#cart/cart.tables.server.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { orders } from '#orders/orders.tables.server.ts'
import { signUp } from '../../support/customers-and-products.ts'
import { call, newOrder, ownShop, plainLine, portalEvent, tell } from '../../support/order-shop.ts'

const paid = { amount: 21, currency: 'USD' }

const { store, close } = await ownShop('paid_cart')
afterAll(close)

test('a payment removes exactly the ordered lines from the account’s cart', async () => {
  const { cookie, id: userId } = await signUp(store.context)
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

test('the payment of an order does not remove items that were added to the cart after the order was placed', async () => {
  const { cookie, id: userId } = await signUp(store.context)
  const add = { product_id: 'cart-plain', product_type: 'marketplace', quantity: 2 }
  await call(store, 'POST', '/api/cart/lines', { body: add, cookie })
  const placed = await call(store, 'POST', '/api/orders', { body: newOrder(), cookie })
  const id = placed.body.order_id
  await call(store, 'DELETE', '/api/cart', { cookie })
  await call(store, 'POST', '/api/cart/lines', { body: add, cookie })
  for (const type of ['documents_opened', 'signed']) await tell(store, portalEvent(type, id))
  await tell(store, portalEvent('paid', id, paid))
  expect((await orderById(store.db, id))?.status).toBe('paid')
  const left = await store.db
    .select()
    .from(marketplaceCartItems)
    .where(eq(marketplaceCartItems.userId, userId))
  expect(left).toMatchObject([{ quantity: 2 }])
  expect(await store.db.select().from(orders).where(eq(orders.userId, userId))).toHaveLength(1)
})

import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { sellersOfOrder } from '#orders/customer/order-sellers.queries.server.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { addSellers } from '../support/add-sellers.ts'
import { plainLine, placeOrder, withShop } from '../support/order-shop.ts'

test('each order line has the contact form and the reply time of its seller, unless the seller is suspended', () =>
  withShop(async (store) => {
    const { db } = store
    await addSellers(db, { 'loom-works': [plainLine.product_id] })
    const order = await orderById(db, await placeOrder(store))
    if (!order) throw new Error('no order')
    await db.update(marketplaceSellers).set({ responseHours: 8 })
    const contact = async () =>
      (await sellersOfOrder(db, order)).map(({ name, contactPath, responseHours }) => [
        name,
        contactPath,
        responseHours,
      ])
    expect(await contact()).toEqual([['Loom Works', '/marketplace/sellers/loom-works#contact', 8]])
    await db
      .update(marketplaceSellers)
      .set({ suspendedAt: sql`now()` })
      .where(eq(marketplaceSellers.id, 'loom-works'))
    expect(await contact()).toEqual([['Loom Works', null, null]])
  }))

import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { placeOrder, withShop } from '../support/order-shop.ts'

test('an order line inserted by release 0.2 gets its total from a trigger', () =>
  withShop(async (store) => {
    const order = await placeOrder(store)
    const { rows } = await store.db.execute(sql`
      insert into order_lines (order_id, position, product_id, product_type, offer, name, price, quantity)
      values (${order}, 50, 'none', 'wts_solution', 'standard', 'Ledger Lamp', 19.99, 3) returning total`)
    expect(rows).toEqual([{ total: '59.97' }])
  }))

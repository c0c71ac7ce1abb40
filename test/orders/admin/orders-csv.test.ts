import { expect, test } from 'vitest'
import { orderCsvRow, ordersCsvHeader } from '#orders/admin/orders-csv.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { existing } from '../../support/buyer.ts'
import { placeOrder, withShop } from '../../support/order-shop.ts'

test('the export of an order names the interval of a subscription line, and no interval for one-time and free lines', () =>
  withShop(async (store) => {
    const order = existing(await orderById(store.db, await placeOrder(store)))
    const line = existing(order.lines[0])
    const lines = [
      line,
      { ...line, quantity: 1, price: 99_700, subscriptionInterval: 'month' },
      { ...line, quantity: 1, price: 0, subscriptionInterval: 'year' },
    ]
    const row = orderCsvRow({ ...order, lines })
    const { name } = line
    expect(row[ordersCsvHeader.indexOf('products')]).toBe(
      `2 × ${name} at $10.50; 1 × ${name} at $997.00 monthly; 1 × ${name} at $0.00`,
    )
  }))

test('the export describes an order that changes a quantity by the name of its line, which states both quantities', () =>
  withShop(async (store) => {
    const order = existing(await orderById(store.db, await placeOrder(store)))
    const lines = order.lines.map((line) => ({
      ...line,
      name: 'Plain: from 10 to 8 units on March 1, 2027',
    }))
    const row = orderCsvRow({ ...order, lines, change: { product: 'Plain', refunded: 0 } })
    expect(row[ordersCsvHeader.indexOf('products')]).toBe('Plain: from 10 to 8 units on March 1, 2027')
  }))

test('the export of an order with a discount code has the code and the discount', () =>
  withShop(async (store) => {
    const order = existing(await orderById(store.db, await placeOrder(store)))
    const line = existing(order.lines[0])
    const lines = [
      { ...line, discount: 210 },
      { ...line, discount: 5 },
    ]
    const cellsOf = (row: string[]) =>
      ['discount_code', 'discount'].map((name) => row[ordersCsvHeader.indexOf(name)])
    expect(cellsOf(orderCsvRow({ ...order, lines, discountCode: 'SAVE10' }))).toEqual(['SAVE10', '2.15'])
    expect(cellsOf(orderCsvRow(order))).toEqual(['', '0.00'])
  }))

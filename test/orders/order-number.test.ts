import { expect, it } from 'vitest'
import { orderNumber } from '#orders/order-number.ts'
import { parseOrdersArguments } from '../../scripts/orders.ts'

it('an order number is short enough to read aloud, and staff find the order by it', () => {
  const id = '3f2a91bc-5d0e-4a7b-9c1d-2e3f4a5b6c7d'
  expect(orderNumber(id)).toBe('3f2a91bc')
  expect(id.startsWith(orderNumber(id))).toBe(true)
  expect(parseOrdersArguments(['show', orderNumber(id)])).toEqual({ command: 'show', order: '3f2a91bc' })
})

import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { orderActionForm } from '#dashboard/orders/order-actions.forms.ts'
import { StaffActions } from '#dashboard/orders/order-actions-panel.tsx'
import { CustomerFacts, OrderLines } from '#dashboard/orders/order-facts.tsx'
import { OrderStatusDot } from '#dashboard/orders/order-status-dot.tsx'
import { someLines } from '#dashboard/orders/order-row.ts'
import type { OrderStatus } from '#orders/order-status.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { existing } from '../../support/buyer.ts'
import { placeOrder, withShop } from '../../support/order-shop.ts'

const markupOf = (page: ReactNode) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

async function placedOrder() {
  const found: Awaited<ReturnType<typeof orderById>>[] = []
  await withShop(async (store) => {
    found.push(await orderById(store.db, await placeOrder(store)))
  })
  const order = existing(found[0])
  return { order, line: existing(order.lines[0]) }
}

test('an order shows prices with their interval, a price of zero as “Free”, and refunds (product: display 2, 3)', async () => {
  const { order, line } = await placedOrder()
  const lines = [
    { ...line, id: 'a', price: 99_700, quantity: 2, total: 199_400, subscriptionInterval: 'month' },
    { ...line, id: 'b', price: 0, quantity: 1, total: 0, subscriptionInterval: null },
  ]
  const payment = { paid: 199_400, left: 150_000 }
  const text = textOf(markupOf(<OrderLines order={{ ...order, lines, total: 199_400 }} payment={payment} />))
  expect(text).toContain('Total: $1,994.00 Refunded: $494.00')
  expect(text).toContain('2 $997.00 monthly $1,994.00')
  expect(text).toContain('1 Free Free')
})

test('the lines of an order are shown before the discount, which has one line with its code (product: dashboard 82)', async () => {
  const { order, line } = await placedOrder()
  const lines = [{ ...line, price: 99_700, quantity: 2, total: 179_460, discount: 19_940 }]
  const discounted = { ...order, lines, total: 179_460, discountCode: 'SAVE10' }
  const text = textOf(markupOf(<OrderLines order={discounted} payment={{ paid: 0, left: 0 }} />))
  expect(text).toContain('2 $997.00 $1,994.00')
  expect(text).toContain('Discount (SAVE10): -$199.40 Total: $1,794.60')
})

test('an order note keeps its line breaks, and the signing deadline is hidden once the order is signed', async () => {
  const { order } = await placedOrder()
  const facts = (status: OrderStatus) =>
    markupOf(<CustomerFacts order={{ ...order, status, form: { ...order.form, notes: 'One\nTwo' } }} />)
  expect(facts('prepared')).toContain('<span class="whitespace-pre-line">One\nTwo</span>')
  expect(facts('prepared')).toContain('Sign by')
  expect(facts('paid')).not.toContain('Sign by')
})

test('the question about a change that was paid too late states the amount that is not refunded (product: subscriptions 8)', async () => {
  const { order } = await placedOrder()
  const may = { note: false, resend: false, change: true }
  const question = (refunded: number) => {
    const change = { product: 'Plain', refunded }
    const late = { ...order, status: 'paid' as const, total: 1_575, change }
    const payment = { paid: 1_575, left: 1_575 - refunded }
    return textOf(markupOf(<StaffActions {...{ order: late, payment, may }} answer={undefined} />))
  }
  expect(question(0)).toContain('$15.75 was paid for it and isn’t refunded. Refund it')
  expect(question(1_000)).toContain('$5.75 was paid for it and isn’t refunded. Refund it')
  expect(question(1_575)).toContain('Nothing is left to refund.')
})

test('a refund amount is entered as dollars and must be positive', () => {
  const amountOf = (amount: string) => {
    const parsed = orderActionForm.safeParse({ intent: 'refund', amount, text: 'Unused.' })
    return parsed.success && 'amount' in parsed.data ? parsed.data.amount : null
  }
  expect(['1,234.50', '$99.5', '120'].map(amountOf)).toEqual([123_450, 9_950, 12_000])
  for (const wrong of ['0', '0.00', '1,23', '1e3']) expect(amountOf(wrong), wrong).toBeNull()
})

test('a list row names the first lines of a long order', () => {
  const lines = ['A', 'B', 'C', 'D'].map((name) => ({ name, quantity: 1 }))
  expect(someLines(lines)).toBe('1 × A, 1 × B and 2 more')
  expect(someLines(lines.slice(0, 3))).toBe('1 × A, 1 × B, 1 × C')
})

test('a fully refunded order is shown as Refunded instead of its status (product: dashboard 86)', () => {
  const order = { status: 'active', total: 2_100 } as const
  const words = (left: number) =>
    textOf(markupOf(<OrderStatusDot order={order} payment={{ paid: 2_100, left }} />)).trim()
  expect(words(0)).toBe('Refunded')
  expect(words(100)).toBe('Active')
})

import { expect, test } from 'vitest'
import { orderMail, type OrderMailKind } from '#orders/order-mails.ts'
import { aForm } from './a-cart.ts'

const kinds = ['placed', 'signed', 'paid'] as const

test.each(kinds)('the mail of a free order that is %s speaks of no payment', (kind) => {
  const { subject, text, html } = mailOf(kind, 0)
  for (const words of [subject, text, html]) {
    expect(words).not.toMatch(/payment|paid|to pay[,.]? both/)
  }
  expect(text).toMatch(/nothing to pay|nothing was charged/)
})

test.each(kinds)('the mail of any other order that is %s does', (kind) => {
  expect(mailOf(kind, 199_700).text).toMatch(/payment|to pay, both/)
})

function mailOf(kind: OrderMailKind, total: number) {
  const lines = [{ name: 'Consulting', quantity: 1, price: total, subscriptionInterval: null }]
  const order = { id: 'o', total, expiresAt: new Date(0), form: aForm, lines }
  return orderMail(kind, order, { publicUrl: 'https://shop.example' })
}

import { expect, test } from 'vitest'
import { orderMail } from '#orders/transitions/order-mails.ts'
import { mailOfStatus, orderMailKinds, type OrderMailKind } from '#orders/transitions/order-mail-kinds.ts'
import { orderStatuses } from '#orders/order-status.ts'
import { statusSentence } from '#orders/order-timeline.ts'
import { dateAndTime, knownTimeZone } from '#orders/times.ts'
import { existing } from '../../support/buyer.ts'
import { aForm } from '../../support/samples/sample-cart.ts'

const kinds = ['placed', 'signed', 'paid'] as const
const publicUrl = 'https://shop.example'

test.each(kinds)('the mail “%s” of a free order does not mention payment', (kind) => {
  const { subject, text, html } = mailOf(kind, 0)
  for (const words of [subject, text, html]) {
    expect(words).not.toMatch(/payment|paid|to pay[,.]? both/)
  }
  expect(text).toMatch(/nothing to pay|nothing was charged/)
})

test.each(kinds)('the mail “%s” of an order with a price mentions payment', (kind) => {
  expect(mailOf(kind, 199_700).text).toMatch(/payment|then pay/)
})

function mailOf(kind: OrderMailKind, total: number) {
  return orderMail(kind, { ...anOrder, total }, { publicUrl: 'https://shop.example' })
}

test('the mail and the page of an order show the same deadline, in the time zone of the browser that ordered', () => {
  const expiresAt = new Date('2026-12-05T01:30:00Z')
  const text = (timeZone: string | null) =>
    orderMail('placed', { ...anOrder, expiresAt, timeZone }, { publicUrl: 'https://shop.example' }).text
  const inDallas = 'December 4, 2026 at 7:30 PM CST'
  expect(text('America/Chicago')).toContain(`by ${inDallas},`)
  expect(text(null)).toContain('by December 5, 2026 at 1:30 AM UTC,')
  const page = {
    status: 'prepared' as const,
    events: [],
    expires_at: expiresAt.toISOString(),
    total: 1,
    change: null,
    access_ended: false,
    ending: [],
  }
  const onPage = statusSentence(page, (moment) => dateAndTime(moment, 'America/Chicago'))
  expect(onPage).toBe(`Review and sign your documents by ${inDallas}.`)
})

test('an invalid time zone is ignored', () => {
  expect(knownTimeZone('America/Chicago')).toBe('America/Chicago')
  expect([undefined, '', 'Mars/Base', 'a\u0000b'].map(knownTimeZone)).toEqual([null, null, null, null])
})

test('the mail to a customer who ordered without signing in says that no other email follows', () => {
  const says = (customerId: string) =>
    orderMail('placed', { ...anOrder, customerId }, { publicUrl: 'https://shop.example' }).text
  expect(says('browser:o')).toContain('this is the only email about your order')
  expect(says('user-1')).not.toContain('the only email')
})

test('the subject of every order mail has the order number, and the first mail of a replacement order names the replaced order', () => {
  const order = { ...anOrder, id: '0a1b2c3d-0000-4000-8000-000000000000' }
  for (const kind of orderMailKinds) {
    const { subject, text, html } = orderMail(kind, order, { publicUrl })
    expect(subject).toMatch(/\(order 0a1b2c3d\)$/)
    for (const words of [text, html]) expect(words.replaceAll(`/${order.id}`, '')).not.toContain(order.id)
    expect(orderMail(kind, order, { publicUrl }).text).not.toContain('replaces')
  }
  const replaces = '9f8e7d6c-0000-4000-8000-000000000000'
  const { text, html } = orderMail('placed', order, { publicUrl, replaces })
  const sentence =
    'This order replaces your earlier order 9f8e7d6c, which is canceled. Nothing was charged for that one.'
  for (const words of [text, html]) expect(words).toContain(sentence)
})

test('the mail subjects of an open order name the next step', () => {
  const subjects = (total: number) => [...kinds, 'active' as const].map((kind) => mailOf(kind, total).subject)
  expect(subjects(199_700)).toEqual([
    'Next step: sign your documents (order o)',
    'Next step: pay for your order (order o)',
    'Payment received. Activation is next (order o)',
    'Get started: your services are active (order o)',
  ])
  expect(subjects(0).slice(1, 3)).toEqual([
    'Next step: confirm your order (order o)',
    'Order confirmed. Activation is next (order o)',
  ])
})

test('the mail of each order status is the mail that announced the status', () => {
  expect(Object.fromEntries(orderStatuses.map((status) => [status, mailOfStatus(status)]))).toEqual({
    ...Object.fromEntries(orderMailKinds.slice(1).map((kind) => [kind, kind])),
    prepared: 'placed',
    documents_opened: 'placed',
    payment_failed: 'signed',
  })
})

test('the mail about a payment leads to the receipt, unless it goes to another address than the verified one', () => {
  const addressIn = (provenEmail: string | null) =>
    /https:\S+/.exec(orderMail('paid', { ...anOrder, provenEmail }, { publicUrl }).text)?.[0]
  const page = 'https://shop.example/marketplace/my-purchases/o'
  expect([null, anOrder.form.email, 'else@example.com'].map(addressIn)).toEqual([
    `${page}/receipt`,
    `${page}/receipt`,
    page,
  ])
})

test('the mail about an active order leads to the page of the order', () => {
  const { text, html } = orderMail('active', anOrder, { publicUrl })
  expect(text).toContain('Get started:\nhttps://shop.example/marketplace/my-purchases/o\n')
  expect(html).toContain('href="https://shop.example/marketplace/my-purchases/o"')
  expect(text).not.toContain('note for you')
  expect(orderMail('active', anOrder, { publicUrl, hasNote: true }).text).toContain('There’s a note for you')
})

test('the mails of a changed quantity name both quantities and promise no activation', () => {
  const line = existing(anOrder.lines[0])
  const lines = [{ ...line, name: 'Plain: from 2 to 5 units, then $50.00 monthly', quantity: 3 }]
  const change = { ...anOrder, lines, change: { product: 'Plain', refunded: 0 } }
  for (const kind of orderMailKinds) {
    const { text, html } = orderMail(kind, change, { publicUrl })
    for (const words of [text, html]) {
      expect(words).toContain('Plain: from 2 to 5 units')
      expect(words).not.toMatch(/×|24-48|services are active/)
    }
  }
})

test('the mail about an order that ended unpaid promises no later charge (product: orders 19)', () => {
  const line = { ...existing(anOrder.lines[0]), subscriptionInterval: 'month' }
  const name = 'Plain: from 2 to 5 units, then $50.00 monthly'
  const change = { ...anOrder, lines: [{ ...line, name }], change: { product: 'Plain', refunded: 0 } }
  const subscription = { ...anOrder, lines: [line] }
  for (const order of [subscription, change]) {
    for (const kind of ['declined', 'cancelled', 'expired'] as const) {
      expect(orderMail(kind, order, { publicUrl }).text).not.toMatch(/, then .* monthly/)
    }
    expect(orderMail('placed', order, { publicUrl }).text).toMatch(/, then .* monthly/)
  }
})

test('the payment mail of a change that was paid too late says whether its payment was refunded', () => {
  const says = (refunded: number) =>
    orderMail('paid', { ...anOrder, change: { product: 'Plain', refunded } }, { publicUrl })
  expect(says(199_699).subject).toMatch(/^Payment received\. We’re checking your change/)
  expect(says(199_700).subject).toMatch(/^Payment received\. We refunded your change/)
  expect(says(199_700).text).not.toContain('get in touch')
})

test('a cancellation mail does not say that nothing was charged while an event is pending', () => {
  const says = (unsettled: boolean) => orderMail('cancelled', { ...anOrder, unsettled }, { publicUrl }).text
  expect(says(false)).toContain('Nothing was charged.')
  expect(says(true)).not.toContain('Nothing was charged.')
})

const anOrder: Parameters<typeof orderMail>[1] = {
  id: 'o',
  total: 199_700,
  expiresAt: new Date(0),
  timeZone: null,
  customerId: 'user-1',
  provenEmail: null,
  quoteId: null,
  discountCode: '',
  unsettled: false,
  form: aForm,
  lines: [
    {
      id: 'l',
      productId: 'p',
      productType: 'marketplace',
      offer: 'standard',
      name: 'Consulting',
      quantity: 1,
      price: 199_700,
      total: 199_700,
      discount: 0,
      subscriptionInterval: null,
    },
  ],
}

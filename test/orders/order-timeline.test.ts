import { expect, test } from 'vitest'
import { changeSentence, mailLabel, statusSentence, timelineOf } from '#orders/order-timeline.ts'
import { emptiesCart, paymentOf } from '#purchases/payment/payment.ts'
import { purchasesOf } from '#purchases/purchases.ts'
import { orderStatuses, type OrderStatus } from '#orders/order-status.ts'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { aForm, aLine } from '../support/samples/sample-cart.ts'
import { handOffRecord } from '../support/samples/sample-hand-off-record.ts'

const record = handOffRecord(aForm, [aLine('a', 100)], { id: 'u' }, new Date('2026-11-20T12:00:00Z'))

test('the timeline shows past events, then the next step, then the later steps', () => {
  const order = anOrder(['prepared', 'documents_opened', 'signed', 'payment_failed'])
  expect(timelineOf(order).map(({ label, state, at }) => [label, state, at !== null])).toEqual([
    ['Placed', 'done', true],
    ['Documents opened', 'done', true],
    ['Signed', 'done', true],
    ['Payment failed', 'failed', true],
    ['Payment', 'next', false],
    ['Activation', 'later', false],
  ])
})

test('the timeline shows a free order as confirmed, not paid', () => {
  const order = { ...anOrder(['prepared', 'signed', 'paid']), total: 0 }
  expect(timelineOf(order).map(({ label }) => label)).toEqual(['Placed', 'Signed', 'Confirmed', 'Activation'])
  expect(timelineOf({ ...anOrder(['prepared', 'signed']), total: 0 }).at(-2)?.label).toBe('Confirmation')
  expect(mailLabel({ kind: 'paid' }, order)).toBe('Order confirmed')
  expect(mailLabel({ kind: 'paid' }, { total: 1 })).toBe('Payment received')
})

test('the timeline of a change that was paid too late says so, whether the period or the subscription had ended', () => {
  const change = { product: 'Plain', refunded: false }
  const late = { ...anOrder(['prepared', 'paid']), change }
  const words =
    'This change came too late: its period was over or the subscription had ended. The quantity hasn’t changed.'
  expect(statusSentence(late, String)).toBe(`${words} Our team will get in touch.`)
  const settled = { ...anOrder(['prepared', 'active'], 'staff'), change }
  expect(statusSentence(settled, String)).toBe('Our team has settled this change.')
  for (const order of [late, settled]) {
    const refunded = { ...order, change: { ...change, refunded: true } }
    expect(statusSentence(refunded, String)).toBe(
      'Your payment was refunded, and the quantity hasn’t changed.',
    )
  }
})

test.each(['declined', 'cancelled', 'expired', 'active'] as const)(
  'no step of the timeline follows %s',
  (status) => {
    expect(timelineOf(anOrder(['prepared', status])).every(({ at }) => at !== null)).toBe(true)
  },
)

test('every status has a sentence, and a cancellation says who canceled', () => {
  const sentences = orderStatuses.map((status) => statusSentence(anOrder(['prepared', status]), () => 'then'))
  expect(new Set(sentences).size).toBe(orderStatuses.length - 1)
  expect(statusSentence(anOrder(['prepared', 'cancelled'], 'customer'), String)).toContain('You canceled')
})

test('a payment is confirmed only after it is stored, and only a recent payment empties the cart', () => {
  const confirmed = orderStatuses.filter((status) => paymentOf({ status }) === 'confirmed')
  expect(confirmed).toEqual(['paid', 'active'])
  const order = anOrder(['prepared', 'paid'])
  expect(emptiesCart(order, new Date('2026-11-20T13:00:00Z'))).toBe(true)
  expect(emptiesCart(order, new Date('2026-11-22T13:00:00Z'))).toBe(false)
  expect(emptiesCart(anOrder(['prepared', 'signed']), new Date('2026-11-20T13:00:00Z'))).toBe(false)
})

test('the purchases list each order once, newest first, and keep browser-only orders', () => {
  const older = { ...record, timestamp: '2026-01-01T00:00:00.000Z' }
  const order = anOrder(['prepared'])
  const merged = purchasesOf([order], [older, record, record, older], { isFirst: true, next: null })
  expect(merged.map((purchase) => [purchase.record.timestamp, purchase.order?.id ?? null])).toEqual([
    [record.timestamp, order.id],
    [older.timestamp, null],
  ])
  expect(new Set(merged.map(({ key }) => key)).size).toBe(2)
})

test('each page of the purchases shows the browser-only orders of its period', () => {
  const order = anOrder(['prepared'])
  const at = (timestamp: string) => ({ ...record, timestamp })
  const stored = [
    at('2026-11-21T00:00:00.000Z'),
    at('2026-11-19T00:00:00.000Z'),
    at('2026-11-01T00:00:00.000Z'),
  ]
  const alone = (isFirst: boolean, next: string | null) =>
    purchasesOf([order], stored, { isFirst, next }).flatMap((purchase) =>
      purchase.order ? [] : [purchase.record.timestamp.slice(0, 10)],
    )
  expect(alone(true, '2026-11-10T00:00:00.000Z')).toEqual(['2026-11-21', '2026-11-19'])
  expect(alone(false, '2026-11-10T00:00:00.000Z')).toEqual(['2026-11-19'])
  expect(alone(false, null)).toEqual(['2026-11-19', '2026-11-01'])
})

function anOrder(
  statuses: OrderStatus[],
  source: OrderAnswer['events'][number]['source'] = 'signing_portal',
): OrderAnswer {
  const at = '2026-11-20T12:30:00.000Z'
  return {
    id: '0b1f6f5e-3f0a-4a57-9f0e-6f0f0f0f0f0f',
    status: statuses.at(-1) ?? 'prepared',
    verified: true,
    total: 1,
    currency: 'USD',
    prepared_at: record.timestamp,
    changed_at: at,
    expires_at: at,
    time_zone: 'UTC',
    session_id: null,
    quote_id: null,
    change: null,
    discount_code: '',
    access_ended: false,
    may_continue: true,
    may_cancel: true,
    record,
    events: statuses.map((to, index) => ({ from: statuses[index - 1] ?? null, to, source, note: '', at })),
    tax_id: '',
    po_number: '',
    receipt: null,
    receipt_number: null,
    receipt_pdf: false,
    today: [],
    ending: [],
    renewals: [],
    past_due: [],
    mails: [],
  }
}

test('an active change of a subscription says that the quantity has changed (product: subscriptions 8)', () => {
  const active = anOrder(['prepared', 'active'], 'system')
  const free = { ...active, total: 0 }
  expect(changeSentence(free)).toBe('Nothing was charged. The new quantity applies from your next renewal.')
  expect(changeSentence({ ...free, ending: [{ line_id: 'line', at: free.changed_at }] })).toBe(
    'Nothing was charged.',
  )
  expect(changeSentence({ ...active, total: 100 })).toBe('Your new quantity is active.')
})

test('a change of a subscription becomes active with its payment (product: subscriptions 8)', () => {
  const order = { ...anOrder(['prepared']), change: { product: 'Plain', refunded: false } }
  expect(timelineOf(order).at(-1)).toMatchObject({ label: 'Activation', note: 'with the payment' })
  expect(timelineOf({ ...order, total: 0 }).at(-1)).toMatchObject({ note: 'with the confirmation' })
})

import { expect, test } from 'vitest'
import { amountIn, orderActivity } from '#dashboard/orders/order-activity.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 12, minute))
const step = (to: 'prepared' | 'paid' | 'payment_failed', minute: number) =>
  ({ from: null, to, source: 'signing_portal', note: '', at: at(minute) }) as const
const mail = (kind: string, minute: number) =>
  ({ kind, state: 'sent', tries: 1, error: null, at: at(minute) }) as const
const event = (id: string, type: string, minute: number, reason: string | null = null) => {
  const outcome = reason === null ? ('processed' as const) : ('ignored' as const)
  return { id, type, outcome, reason, receivedAt: at(minute), payload: {} }
}

test('the activity of an order is one list of all events, newest first, with one entry per event', () => {
  const note = { kind: 'note', text: 'Called.', amount: null, author: 'Grace', at: at(3) } as const
  const refund = { kind: 'refund', text: 'Late.', amount: 500, author: null, at: at(9) } as const
  const stream = orderActivity({
    order: {
      timeline: [step('prepared', 0), step('payment_failed', 1), step('payment_failed', 2), step('paid', 5)],
      mails: [mail('placed', 0), mail('paid', 6), mail('paid', 8)],
    },
    events: [
      event('refund', 'order.refunded', 9),
      event('again', 'order.paid', 7, 'already_there'),
      event('paid', 'order.paid', 5),
      event('wrong', 'order.paid', 4, 'wrong_amount'),
      event('second', 'order.payment_failed', 2),
      event('first', 'order.payment_failed', 1),
    ],
    notes: [refund, note],
    staffSteps: [],
  })
  const shown = stream.map((entry) => [
    entry.kind === 'transition' ? entry.transition.to : entry.kind,
    ...('events' in entry ? entry.events.map(({ id }) => id) : []),
    ...('mail' in entry && entry.mail ? [entry.mail.kind] : []),
  ])
  expect(shown).toEqual([
    ['note', 'refund'],
    ['mail', 'paid'],
    ['paid', 'paid', 'again', 'paid'],
    ['event'],
    ['note'],
    ['payment_failed', 'second'],
    ['payment_failed', 'first'],
    ['prepared', 'placed'],
  ])
})

test('the amount of an event is formatted if it is in whole cents of dollars, and otherwise shown as sent', () => {
  expect(amountIn({ data: { amount: 1, currency: 'USD' } })).toBe('$1.00')
  expect(amountIn({ data: { amount: 1.005, currency: 'USD' } })).toBe('1.005 USD')
  expect(amountIn({ data: { amount: 21, currency: 'EUR' } })).toBe('21 EUR')
  expect(amountIn({ data: {} })).toBe('')
})

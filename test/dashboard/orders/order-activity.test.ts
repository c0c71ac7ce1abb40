import { expect, test } from 'vitest'
import { orderActivity } from '#dashboard/orders/order-activity.ts'

test('steps, events, mails and notes of an order are one stream, newest first', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 12, minute))
  const step = { from: null, to: 'prepared', source: 'customer', note: '', at: at(0) } as const
  const paid = { from: 'signed', to: 'paid', source: 'signing_portal', note: '', at: at(5) } as const
  const mail = { kind: 'paid', state: 'sent', tries: 1, error: null, at: at(5) } as const
  const receivedAt = at(5)
  const event = { id: 'e', type: 'paid', outcome: 'processed', reason: null, receivedAt, payload: {} }
  const note = { kind: 'note', text: 'Called.', amount: null, author: 'Grace', at: at(3) } as const
  const order = { timeline: [step, paid], mails: [mail] }
  const stream = orderActivity({ order, events: [event], notes: [note] })
  expect(stream.map(({ kind }) => kind)).toEqual(['mail', 'transition', 'event', 'note', 'transition'])
})

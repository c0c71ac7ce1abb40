import { expect, test } from 'vitest'
import { quantityHint, quantityWords } from '#purchases/subscriptions/subscription-answer.ts'

const subscription = {
  status: 'active' as const,
  price: 35_000,
  quantity: 10,
  nextQuantity: null,
  maxUnits: 30,
  interval: 'month',
  periodStart: '2026-11-26T12:00:00.000Z',
  periodEnd: '2026-12-26T12:00:00.000Z',
  timeZone: 'UTC',
}

test.each([
  ['25', '$2,625.00 now, then $8,750.00 monthly from December 26, 2026.'],
  ['8', 'Nothing due now, then $2,800.00 monthly from December 26, 2026.'],
  ['10', 'You’ve already chosen this many.'],
  ['31', null],
  ['100000', null],
  ['0', null],
  ['1.5', null],
  ['', null],
])(
  'the sentence about the quantity %j, halfway through a period, is %j (product: subscriptions 7)',
  (typed, words) => {
    expect(quantityWords(subscription, typed, new Date('2026-12-11T12:00:00Z'))).toBe(words)
  },
)

test('choosing all units again after a reduction costs nothing now (product: subscriptions 7)', () => {
  const reduced = { ...subscription, nextQuantity: 8 }
  expect(quantityWords(reduced, '10', new Date('2026-12-11T12:00:00Z'))).toBe(
    'Nothing due now, then $3,500.00 monthly from December 26, 2026.',
  )
  expect(quantityWords(reduced, '8', new Date('2026-12-11T12:00:00Z'))).toBe(
    'You’ve already chosen this many.',
  )
})

test.each(['active', 'past_due'] as const)(
  'units cannot be added to a subscription that is %s while its renewal is unpaid, but a reduction can take effect with that renewal (product: subscriptions 7, 8)',
  (status) => {
    const late = { ...subscription, status }
    const words = (typed: string) => quantityWords(late, typed, new Date('2026-12-28T12:00:00Z'))
    expect(words('11')).toMatch(/^Your last renewal isn’t paid yet\./)
    expect(words('8')).toBe('Nothing due now, then $2,800.00 monthly from the next renewal that is paid.')
    expect(quantityHint(late, new Date('2026-12-28T12:00:00Z'))).toBe(
      'A smaller quantity applies from the next renewal that is paid. You sign it first. You can add more once the renewal is paid.',
    )
  },
)

test('the hint below a new quantity says when more and fewer units take effect', () => {
  expect(quantityHint(subscription, new Date('2026-12-11T12:00:00Z'))).toBe(
    'Adding takes effect once you pay for the rest of this period. A smaller quantity applies from December 26, 2026. You sign either change first.',
  )
})

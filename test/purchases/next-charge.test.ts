import { expect, test } from 'vitest'
import { nextCharge } from '#purchases/next-charge.ts'

test('the next charge is shown on its day in the time zone of the order (product: subscriptions 4)', () => {
  const charged = {
    status: 'active',
    nextAmount: 350_000,
    nextQuantity: null,
    periodEnd: '2026-12-26T04:00:00.000Z',
    endedAt: null,
    timeZone: 'America/Chicago',
  } as const
  expect(nextCharge(charged)).toBe('Next charge: $3,500.00 on December 25, 2026.')
})

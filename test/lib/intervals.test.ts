import { expect, test } from 'vitest'
import { afterIntervals } from '#lib/intervals.ts'

test.each([
  ['2026-01-31', 'month', 1, '2026-02-28'],
  ['2026-01-31', 'month', 2, '2026-03-31'],
  ['2028-01-31', 'month', 1, '2028-02-29'],
  ['2026-11-30', 'quarter', 1, '2027-02-28'],
  ['2028-02-29', 'year', 1, '2029-02-28'],
  ['2026-01-15', 'month', 12, '2027-01-15'],
])(
  'a period that begins on %s ends after %s × %d on %s (product: subscriptions 3)',
  (day, interval, times, end) => {
    const moment = new Date(`${day}T12:00:00Z`)
    expect(afterIntervals(moment, interval, times)).toEqual(new Date(`${end}T12:00:00Z`))
  },
)

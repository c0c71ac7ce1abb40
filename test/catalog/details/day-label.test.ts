import { expect, test } from 'vitest'
import { dayLabel, monthLabel } from '#catalog/details/day-label.ts'

test('a day is written with the name of its month', () => {
  expect(dayLabel('2025-11-03')).toBe('November 3, 2025')
  expect(dayLabel('2026-01-31')).toBe('January 31, 2026')
  expect(monthLabel('2025-12-31')).toBe('December 2025')
})

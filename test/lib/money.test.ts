import { expect, test } from 'vitest'
import { formatMoney } from '#lib/money.ts'

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [99_999, '$999.99'],
  [178_000, '$1,780.00'],
  [-178_050, '-$1,780.50'],
  [123_456_789_00, '$123,456,789.00'],
])('%i cents are %s', (cents, text) => {
  expect(formatMoney(cents)).toBe(text)
})

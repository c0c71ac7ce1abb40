import { expect, test } from 'vitest'
import { parsePercentage } from '#lib/percentage.ts'

test.each([
  ['12.5', 1_250],
  ['12.55 %', 1_255],
  [' 7 ', 700],
  ['0', 0],
  ['100', 10_000],
  ['100.01', null],
  ['12.555', null],
  ['-1', null],
  ['ten', null],
  ['', null],
])('the text %j is parsed as %j hundredths of a percent', (text, percentage) => {
  expect(parsePercentage(text)).toBe(percentage)
})

import { expect, test } from 'vitest'
import { inRanges } from '#lib/ranges.ts'

test.each([
  ['Activation within 24-48 hours after payment', ['24-48 hours']],
  ['$10K-$500K', ['$10K-$500K']],
  ['$1K-$25K, or $100-$10K', ['$1K-$25K', '$100-$10K']],
  ['Mon-Fri 9AM-6PM CST', ['9AM-6PM']],
  ['A prototype in 4-6 weeks, a test in 2-4', ['4-6 weeks', '2-4']],
  ['AI-driven, pre-packaged, 24 hours', []],
])('the number ranges in %j are %j', (text, ranges) => {
  const parts = inRanges(text)
  expect(parts.filter(({ isRange }) => isRange).map(({ part }) => part)).toEqual(ranges)
  expect(parts.map(({ part }) => part).join('')).toBe(text)
})

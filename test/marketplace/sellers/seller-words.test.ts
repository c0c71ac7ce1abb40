import { expect, test } from 'vitest'
import { initialsOf } from '#art/seller-rings.tsx'
import { answerWords, ratedWords, soldWords } from '#marketplace/sellers/seller-words.ts'

test.each([
  ['Quiet Harbor Security', 'QH'],
  ['Fernhollow', 'F'],
  ['  “élan”  & Söhne ', 'ÉS'],
  ['42 North', '4N'],
  ['<b>', 'B'],
  ['★ ★', ''],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('the number and the categories of a seller’s products are described in words', () => {
  expect(soldWords({ productCount: 0, categories: [] })).toBe('No products right now')
  expect(soldWords({ productCount: 1, categories: [] })).toBe('1 product')
  expect(soldWords({ productCount: 1_260, categories: ['AI Tools', 'Analytics', 'Security'] })).toBe(
    '1,260 products in AI Tools, Analytics, and Security',
  )
})

test('the rating and response time of a seller are described in words', () => {
  expect(ratedWords(null)).toBe('No reviews yet')
  expect(ratedWords({ rating: 5, count: 1 })).toBe('5.0 from 1 review')
  expect(answerWords(1)).toBe('Within 1 hour')
  expect(answerWords(24)).toBe('Within 24 hours')
})

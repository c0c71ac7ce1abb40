import { expect, test } from 'vitest'
import { productRequestPath, requestedTerm } from '#catalog/products/product-request.ts'

test.each([
  [null, ''],
  ['  payroll \n for\tfive ', 'payroll for five'],
  ['a\u0000b', 'a b'],
  ['<script>', '<script>'],
  ['x'.repeat(300), 'x'.repeat(200)],
  ['😀'.repeat(201), '😀'.repeat(200)],
])('a request link with the term %j fills in %j (product: enquiries 13)', (given, term) => {
  expect(requestedTerm(given)).toBe(term)
})

test('the address of a product request contains the search term, escaped', () => {
  expect(productRequestPath('')).toBe('/marketplace/request')
  expect(productRequestPath('R&D = 100%')).toBe('/marketplace/request?for=R%26D+%3D+100%25')
})

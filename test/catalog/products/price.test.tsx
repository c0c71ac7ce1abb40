import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Price } from '#catalog/products/price.tsx'

const once = { price: 99_700, originalPrice: null, interval: null }

test('a product page has no empty line below a price without a regular price', () => {
  const empty = /<span[^>]*><\/span>/
  expect(renderToStaticMarkup(<Price {...once} size="page" />)).not.toMatch(empty)
  expect(renderToStaticMarkup(<Price {...once} size="card" />)).toMatch(empty)
})

test.each([
  [{ ...once, originalPrice: 149_700 }, '33% off'],
  [{ ...once, interval: 'month' }, 'charged monthly'],
])('the product page shows notes below the price', (given, words) => {
  expect(renderToStaticMarkup(<Price {...given} size="page" />)).toContain(words)
})

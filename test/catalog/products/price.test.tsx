import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Price } from '#catalog/products/price.tsx'

const once = { price: 99_700, originalPrice: null, interval: null }

test('a product page has no empty line below a price without a regular price', () => {
  const empty = /<span[^>]*><\/span>/
  expect(renderToStaticMarkup(<Price {...once} size="page" />)).not.toMatch(empty)
  expect(renderToStaticMarkup(<Price {...once} size="card" />)).toMatch(empty)
})

test('a page says what one unit covers, and nothing if the product does not state it', () => {
  const unitCovers = 'one mailbox, all colleagues included'
  expect(renderToStaticMarkup(<Price {...once} size="page" unitCovers={unitCovers} />)).toContain(
    `One unit covers ${unitCovers}.`,
  )
  expect(renderToStaticMarkup(<Price {...once} size="page" unitCovers={null} />)).not.toContain('One unit')
})

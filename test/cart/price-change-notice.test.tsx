import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PriceChangeNotice } from '#cart/price-change-notice.tsx'

const change = { lineId: 'a', name: 'Security Platform', from: 150_000, to: 199_700 }
const shown = (element: React.ReactElement) => renderToStaticMarkup(element)

test('the price-change notice names each product with its new and old price', () => {
  const html = shown(<PriceChangeNotice changes={[change]} />)
  expect(html).toContain('A price has changed')
  expect(html).toContain('Security Platform: now $1,997.00, was $1,500.00')
  const two = shown(<PriceChangeNotice changes={[change, { ...change, lineId: 'b', to: 0 }]} />)
  expect(two).toContain('Prices have changed')
  expect(two).toContain('now Free, was $1,500.00')
})

test('the price-change notice asks to accept prices only inside a form, and is empty without a change', () => {
  expect(shown(<PriceChangeNotice changes={[change]} />)).not.toContain('<button')
  expect(shown(<PriceChangeNotice changes={[change]} acceptWith="checkout" />)).toMatch(
    /<button[^>]*form="checkout"[^>]*>Accept and proceed/,
  )
  expect(shown(<PriceChangeNotice changes={[]} />)).toBe('')
})

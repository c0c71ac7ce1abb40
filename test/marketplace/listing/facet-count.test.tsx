import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FacetCheckbox } from '#marketplace/listing/facet-group.tsx'

test.each([
  [{ count: 7, isCapped: false }, 'Free7 products'],
  [{ count: 7, isCapped: true }, 'Free7+ products'],
  [{ count: 0, isCapped: false }, 'Free0 products'],
  [{ count: 0, isCapped: true }, 'Free'],
])(
  'a filter option shows its count as a lower bound when counting stopped early (product: marketplace 47)',
  ({ count, isCapped }, words) => {
    const option = { value: 'free', label: 'Free', count, isChosen: false }
    const html = renderToStaticMarkup(<FacetCheckbox name="billing" option={option} isCapped={isCapped} />)
    expect(html.replaceAll(/<[^>]+>/g, '')).toBe(words)
  },
)

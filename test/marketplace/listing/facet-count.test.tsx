import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FacetCheckbox, FacetGroup } from '#marketplace/listing/facet-group.tsx'

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

test.each([
  [{ count: 0, isChosen: false }, true],
  [{ count: 0, isChosen: true }, false],
  [{ count: 1, isChosen: false }, false],
])(
  'a group of facets is hidden if no option has products or is selected (product: marketplace 55)',
  (option, isHidden) => {
    const options = [{ value: 'free', label: 'Free', ...option }]
    const html = renderToStaticMarkup(
      <FacetGroup title="Payment" options={options} isCapped={false}>
        Free
      </FacetGroup>,
    )
    expect(html.includes('hidden')).toBe(isHidden)
  },
)

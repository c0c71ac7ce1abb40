import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FoundProducts } from '#marketplace/saved/saved-products.tsx'

const withdrawn = { productId: 'gone-now', savedAt: 1 }

test('a saved list with only unavailable products offers no comparison', () => {
  const words = shown([withdrawn])
  expect(words).toContain('One product is no longer in the shop')
  expect(words).toContain('Remove from saved')
  expect(words).not.toMatch(/1 product saved|compare/)
})

test('an empty saved list says that it is empty', () => {
  expect(shown([])).toContain('Nothing saved yet')
})

/** The text of the page for these products, none of which is found. */
function shown(items: (typeof withdrawn)[]): string {
  const found = { status: 'ready', requested: ['gone-now'], cards: [] } as const
  const element = <FoundProducts items={items} found={found} />
  const router = createMemoryRouter([{ path: '/', element }])
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll(/<[^>]+>/g, '')
}

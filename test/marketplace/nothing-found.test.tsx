import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { CardProduct } from '#catalog/products/card-product.ts'
import { emptyListing } from '#catalog/listing/listing.ts'
import { closeCount } from '#marketplace/listing/listing-data.ts'
import { NothingButClose, NothingFound } from '#marketplace/listing/nothing-found.tsx'

const state = { ...emptyListing, search: 'invioce' }

function wordsOf(element: React.ReactNode): string {
  return renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>).replaceAll(/<[^>]+>/g, '')
}

test('a search with only close matches says so in one line (product: marketplace 57)', () => {
  const line = <NothingButClose state={state} didYouMean={null} />
  expect(wordsOf(line)).toBe(
    'No products found · Try adjusting your search termsView All Products · Request a product',
  )
})

test('a corrected word is offered as a new search', () => {
  const line = <NothingButClose state={state} didYouMean="invoice" />
  expect(wordsOf(line)).toContain('Did you mean invoice?')
  expect(renderToStaticMarkup(<MemoryRouter>{line}</MemoryRouter>)).toContain('?search=invoice"')
})

test('a search without any results offers a request, popular searches, and featured products below', () => {
  const product = { path: '/marketplace/one', picture: '/one.webp', name: 'One', shortDescription: 'First' }
  const item = { ...product, price: 100, originalPrice: null, subscriptionInterval: null }
  const words = wordsOf(<NothingFound state={state} clearPath={null} instead={[item]} />)
  expect(words).toMatch(
    /View All ProductsRequest a productPopular searchesinvoices.*websiteFeatured productsOneFirst/,
  )
})

test.each([
  ['invioce', 'Try adjusting your search terms'],
  ['', 'No products available in this category'],
])(
  'a filtered list without results says why and has two buttons (product: marketplace 9)',
  (search, reason) => {
    const filtered = <NothingFound state={{ ...state, search }} clearPath="/all" instead={[]} />
    expect(wordsOf(filtered)).toBe(
      `No products foundNo products match all of your filters.${reason}Clear all filtersView All Products`,
    )
  },
)

test('close matches are counted next to the results if they are cards, and not if they are links', () => {
  const place = { kind: 'article', id: 'a', name: 'A', address: '/a' } as const
  const offer = { kind: 'product', product: {} as CardProduct } as const
  const countOf = (cards: number) =>
    closeCount({ offers: Array.from({ length: cards }, () => offer), places: [place], placesFirst: true })
  expect(countOf(0)).toBeNull()
  expect(countOf(1)).toBe('1 close match')
  expect(countOf(3)).toBe('3 close matches')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CardRating, RatingAndDownloads } from '#catalog/products/product-facts.tsx'

const unrated = { rating: 5, reviewCount: 0, downloadCount: 0, isFeatured: true }

test.each([
  ['on a page', RatingAndDownloads],
  ['on a card', CardRating],
])('stars %s are outlined before the first review (product: display 6)', (_, Facts) => {
  const html = renderToStaticMarkup(<Facts product={unrated} />)
  expect(html).toContain('data-outlined')
  expect(html).not.toContain('text-accent')
  for (const words of ['5.0', 'Perfect Rating', 'No reviews yet']) expect(html).toContain(words)
})

test.each([RatingAndDownloads, CardRating])('stars are filled once there are reviews', (Facts) => {
  const html = renderToStaticMarkup(<Facts product={{ ...unrated, rating: 4.6, reviewCount: 5 }} />)
  expect(html).toContain('text-accent')
  expect(html).not.toContain('data-outlined')
  expect(html).toContain('5 reviews')
})

test.each([RatingAndDownloads, CardRating])(
  'a coming-soon product shows “Perfect Rating” instead of stars',
  (Facts) => {
    const html = renderToStaticMarkup(<Facts product={{ ...unrated, comingSoon: true }} />)
    expect(html).not.toContain('<svg')
    expect(html).toContain('Perfect Rating')
  },
)

import { expect, test } from 'vitest'
import { product } from '#site/structured-data.ts'

const facts = {
  name: 'Wadah Edge',
  description: 'Early access to the beta.',
  path: '/marketplace/sports-betting-analysis',
  image: '/art/edge.svg',
  price: 9_700,
  available: 'InStock',
  brand: 'Wadah',
  rating: 5,
} as const

test('a product without reviews carries no rating', () => {
  expect(product('https://shop.test', { ...facts, reviewCount: 0 })).not.toHaveProperty('aggregateRating')
  expect(product('https://shop.test', { ...facts, reviewCount: 3 })).toMatchObject({
    aggregateRating: { ratingValue: '5.0', reviewCount: 3 },
  })
})

test('an offer says whether it can be ordered', () => {
  expect(product('https://shop.test', { ...facts, reviewCount: 0, available: 'OutOfStock' })).toMatchObject({
    offers: { price: '97.00', availability: 'https://schema.org/OutOfStock' },
  })
})

import { expect, test } from 'vitest'
import { faq, product } from '#site/structured-data.ts'

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

test('structured data of a product without reviews has no rating', () => {
  expect(product('https://shop.test', { ...facts, reviewCount: 0 })).not.toHaveProperty('aggregateRating')
  expect(product('https://shop.test', { ...facts, reviewCount: 3 })).toMatchObject({
    aggregateRating: { ratingValue: '5.0', reviewCount: 3 },
  })
})

test('structured data of a product contains the reviews that its page shows', () => {
  const shown = { author: 'Ada L.', stars: 4, title: 'Good', body: 'It adds up.', date: '2026-03-01' }
  expect(product('https://shop.test', { ...facts, reviewCount: 1, reviews: [shown] })).toMatchObject({
    review: [
      {
        '@type': 'Review',
        author: { name: 'Ada L.' },
        datePublished: '2026-03-01',
        reviewRating: { ratingValue: 4 },
      },
    ],
  })
  expect(product('https://shop.test', { ...facts, reviewCount: 1, reviews: [] })).not.toHaveProperty('review')
})

test('structured data of an offer says whether it can be ordered', () => {
  expect(product('https://shop.test', { ...facts, reviewCount: 0, available: 'OutOfStock' })).toMatchObject({
    offers: { price: '97.00', availability: 'https://schema.org/OutOfStock' },
  })
})

test('structured data of a subscription names its interval and its seller', () => {
  const seller = { name: 'Quiet Harbor', path: '/marketplace/sellers/quiet-harbor' }
  expect(
    product('https://shop.test', {
      ...facts,
      reviewCount: 0,
      interval: 'month',
      seller,
      category: 'Security',
      properties: [{ label: 'Setup time', value: 'A day' }],
    }),
  ).toMatchObject({
    category: 'Security',
    additionalProperty: [{ '@type': 'PropertyValue', name: 'Setup time', value: 'A day' }],
    offers: {
      price: '97.00',
      priceCurrency: 'USD',
      priceSpecification: { price: '97.00', referenceQuantity: { value: 1, unitCode: 'MON' } },
      seller: { name: 'Quiet Harbor', url: 'https://shop.test/marketplace/sellers/quiet-harbor' },
    },
  })
  expect(product('https://shop.test', { ...facts, reviewCount: 0 })).not.toHaveProperty(
    'offers.priceSpecification',
  )
})

test('structured data contains questions with their answers', () => {
  expect(faq([{ question: 'Why?', answer: 'Because.' }])).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { text: 'Because.' } }],
  })
})

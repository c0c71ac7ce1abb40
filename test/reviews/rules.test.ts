import { expect, test } from 'vitest'
import { allProducts, allSellerProfiles } from '#catalog/built-in/demo-products.ts'
import { sellerSummary } from '#catalog/sellers/seller-summary.ts'
import { orderStatuses } from '#orders/order-status.ts'
import { emailOfStopToken, stopToken } from '#reviews/invitations/stop-token.server.ts'
import { breakdownOf, requestedReviews, reviewsPath } from '#reviews/published-review.ts'
import { reviewErrorOf } from '#reviews/writing/review-error.ts'
import { reviewFilterOf } from '#reviews/moderation/review-filter.ts'
import { reviewForm } from '#reviews/review.forms.ts'
import { editableUntil, mayEdit, publicName } from '#reviews/review.ts'
import { seedReviews } from '#reviews/seed/seed-reviews.ts'

test('a review is published under a first name and an initial', () => {
  expect(publicName('Dana Whitfield')).toBe('Dana W.')
  expect(publicName('  Ana  María de la cruz ')).toBe('Ana C.')
  expect(publicName('Cher')).toBe('Cher')
  expect(publicName('   ')).toBe('')
})

test('a review can be edited for thirty days', () => {
  const written = new Date('2026-03-01T10:00:00Z')
  expect(editableUntil(written).toISOString()).toBe('2026-03-31T10:00:00.000Z')
  expect(mayEdit(written, new Date('2026-03-31T09:59:59Z'))).toBe(true)
  expect(mayEdit(written, new Date('2026-03-31T10:00:00Z'))).toBe(false)
})

test('only a line of a verified buyer’s active order can be reviewed, and only once', () => {
  const line = {
    status: 'active' as const,
    isOfBrowser: false,
    isProven: true,
    isOwnProduct: false,
    isReviewed: false,
  }
  expect(reviewErrorOf(line)).toBeNull()
  for (const status of orderStatuses.filter((each) => each !== 'active')) {
    const hasEnded = ['cancelled', 'declined', 'expired'].includes(status)
    expect(reviewErrorOf({ ...line, status })).toBe(hasEnded ? 'order_ended' : 'not_active_yet')
  }
  expect(reviewErrorOf({ ...line, isOfBrowser: true })).toBe('placed_without_log_in')
  expect(reviewErrorOf({ ...line, isProven: false })).toBe('unproven')
  expect(reviewErrorOf({ ...line, isOwnProduct: true })).toBe('own_product')
  expect(reviewErrorOf({ ...line, isReviewed: true })).toBe('already_reviewed')
})

test('the review form accepts stars, two texts and an optional purpose, and reports errors', () => {
  const sent = { stars: '5', title: ' Good ', body: 'x'.repeat(20), usedFor: 'a bakery' }
  expect(reviewForm.parse(sent)).toEqual({ ...sent, stars: 5, title: 'Good' })
  expect(reviewForm.parse({ ...sent, usedFor: ' ' }).usedFor).toBe('')
  const wrong = { stars: '6', title: 'a\u0000b', body: 'too short', usedFor: 'x'.repeat(121) }
  const { error } = reviewForm.safeParse(wrong)
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['stars', 'title', 'body', 'usedFor'])
  for (const stars of ['', '0', '2.5', 'five']) {
    expect(reviewForm.safeParse({ ...sent, stars }).success).toBe(false)
  }
})

test('a page number of reviews is limited to existing pages', () => {
  const requestOf = (query: string, total = 25) =>
    requestedReviews(new URLSearchParams(query), breakdownOf([{ stars: 5, count: total }]))
  expect(requestOf('')).toEqual({ sort: 'newest', stars: null, page: 1, pages: 3, limit: 10, offset: 0 })
  expect(requestOf('sort=rating&page=3')).toMatchObject({ sort: 'rating', page: 3, offset: 20 })
  expect(requestOf('sort=-rating')).toMatchObject({ sort: '-rating', page: 1 })
  for (const [query, page] of [
    ['page=99', 3],
    ['page=0', 1],
    ['page=-1', 1],
    ['page=x', 1],
    ['sort=worst', 1],
  ] as const) {
    expect(requestOf(query)).toMatchObject({ sort: 'newest', page })
  }
  expect(requestOf('page=2', 0)).toMatchObject({ page: 1, pages: 1 })
  expect(reviewsPath('/marketplace/a')).toBe('/marketplace/a/reviews')
  expect(reviewsPath('/marketplace/a', { sort: 'rating', page: 2 })).toBe(
    '/marketplace/a/reviews?sort=rating&page=2',
  )
})

test('the address filters reviews by number of stars, and any other value is ignored', () => {
  const breakdown = breakdownOf([
    { stars: 5, count: 25 },
    { stars: 4, count: 11 },
  ])
  const requestOf = (query: string) => requestedReviews(new URLSearchParams(query), breakdown)
  expect(requestOf('stars=4&page=9')).toMatchObject({ stars: 4, page: 2, pages: 2 })
  expect(requestOf('stars=1')).toMatchObject({ stars: 1, page: 1, pages: 1 })
  for (const query of ['stars=0', 'stars=6', 'stars=4.0', 'stars=all', 'stars=']) {
    expect(requestOf(query)).toMatchObject({ stars: null, pages: 4 })
  }
  expect(reviewsPath('/marketplace/a', { stars: 4, page: 2 })).toBe('/marketplace/a/reviews?stars=4&page=2')
})

test('the breakdown of ratings has a row for each number of stars', () => {
  expect(breakdownOf([{ stars: 4, count: 2 }])).toEqual(
    [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 4 ? 2 : 0 })),
  )
})

test('the filter of reviews in the dashboard is read from the address', () => {
  const none = { state: null, stars: null, isAnswered: null, term: '' }
  expect(reviewFilterOf(new URLSearchParams('state=gone&stars=6&answered=perhaps'))).toEqual(none)
  expect(reviewFilterOf(new URLSearchParams('state=reported&stars=2&answered=no&q= a '))).toEqual({
    state: 'reported',
    stars: 2,
    isAnswered: false,
    term: 'a',
  })
})

test('an unsubscribe link identifies its email address, and forged links are rejected', () => {
  const token = stopToken('secret', 'Ada@Example.com')
  expect(emailOfStopToken('secret', token)).toBe('ada@example.com')
  expect(emailOfStopToken('other', token)).toBeNull()
  for (const made of ['', 'a.b', `${token}x`, `${token}.x`])
    expect(emailOfStopToken('secret', made)).toBeNull()
})

test('in the demo data the figures of each product match its reviews', () => {
  const of = (id: string) => (seedReviews.get(id) ?? []).map(({ stars }) => stars)
  const average = (stars: number[]) => stars.reduce((sum, each) => sum + each, 0) / stars.length
  for (const { id, rating, reviewCount } of allProducts) {
    const stars = of(id)
    const expected = stars.length === 0 ? 5 : Math.round(average(stars) * 10) / 10
    expect([id, reviewCount, rating]).toEqual([id, stars.length, expected])
    expect(stars.length).toBeLessThanOrEqual(12)
  }
  expect(average(of('open-mind-cybersecurity'))).toBe(4.8)
  expect(average(of('open-mind-consulting'))).toBe(4.7)
  expect(allProducts.some(({ reviewCount }) => reviewCount === 0)).toBe(true)
})

test('in the demo reviews no sentence occurs twice, and each review passes the form', () => {
  const reviews = [...seedReviews.values()].flat()
  const sentences = reviews.flatMap(({ title, usedFor, body, answer }) => [
    title,
    usedFor,
    ...`${body} ${answer ?? ''}`.split(/(?<=[.?!]) /),
  ])
  const known = sentences.filter((each) => each !== '')
  expect(known.filter((each, index) => known.indexOf(each) !== index)).toEqual([])
  expect(reviews.filter((review) => !reviewForm.safeParse(review).success)).toEqual([])
})

test('in the demo data each seller’s rating matches its products', () => {
  for (const seller of allSellerProfiles) {
    expect([seller.id, seller.rating]).toEqual([
      seller.id,
      sellerSummary(seller, allProducts).reviews?.rating ?? 5,
    ])
  }
})

import { expect, test } from 'vitest'
import { isInScope } from '#quotes/quote-scope.ts'
import { priceFieldOf, promisedPricesOf } from '#quotes/answers/promised-prices.ts'
import {
  canBeRequestedAgain,
  lastQuoteDay,
  mayAnswerQuote,
  mayDeclineQuote,
  promisedNote,
  quoteSentence,
  quoteStateAt,
  quoteStateLabel,
  quoteStates,
  quoteStep,
  quoteTotal,
} from '#quotes/quote.ts'

const now = new Date('2026-11-22T10:00:00Z')
const midnight = new Date('2026-12-01T00:00:00Z')

test('only an answered quote expires with time', () => {
  const at = (moment: string) => quoteStateAt({ state: 'answered', expiresAt: midnight }, new Date(moment))
  expect([at('2026-11-30T23:59:59.999Z'), at('2026-12-01T00:00:00Z')]).toEqual(['answered', 'expired'])
  for (const state of ['requested', 'declined', 'withdrawn', 'used'] as const) {
    expect(quoteStateAt({ state, expiresAt: new Date(0) }, now)).toBe(state)
  }
  expect(lastQuoteDay(midnight)).toBe('November 30, 2026')
})

test('a quote can be answered or declined only in certain states', () => {
  expect(quoteStates.filter(mayAnswerQuote)).toEqual(['requested', 'answered', 'expired'])
  expect(quoteStates.filter(mayDeclineQuote)).toEqual(['requested', 'answered'])
})

test('a quote says whether it already has a discount code (product: discounts 6)', () => {
  expect(promisedNote({ discount_code: '' })).toContain('can’t add a discount code')
  expect(promisedNote({ discount_code: 'SPRING' })).toContain('can’t add another discount code')
})

test('a declined, withdrawn or expired quote can be requested again', () => {
  expect(quoteStates.filter(canBeRequestedAgain)).toEqual(['declined', 'withdrawn', 'expired'])
})

test('each quote in the list has one next step (product: quotes 6)', () => {
  const step = (state: (typeof quoteStates)[number], order_id: string | null = null) =>
    quoteStep({ id: 'q', state, order_id })
  expect(step('requested')).toEqual({ label: 'View request', path: '/marketplace/quotes/q' })
  expect(step('answered')).toEqual({ label: 'Order with quote', path: '/checkout?quote=q' })
  expect(step('used', 'o')).toEqual({ label: 'View order', path: '/marketplace/my-purchases/o' })
  for (const ended of ['declined', 'withdrawn', 'expired'] as const) {
    expect(step(ended)).toEqual({ label: 'View quote', path: '/marketplace/quotes/q' })
  }
})

test('each state of a quote has a label and an explanation for the customer', () => {
  const labels = quoteStates.map((state) => quoteStateLabel({ state, version: 1 }))
  expect(labels).toEqual(['Requested', 'Answered', 'Declined', 'Withdrawn', 'Ordered', 'Expired'])
  expect(quoteStateLabel({ state: 'declined', version: 0 })).toBe('Canceled')
  expect(quoteSentence({ state: 'expired', version: 1 }, midnight)).toContain('November 30, 2026')
})

test('the total of a quote requires a price for every line', () => {
  expect(
    quoteTotal([
      { quantity: 3, price: 250 },
      { quantity: 1, price: 0 },
    ]),
  ).toBe(750)
  expect(
    quoteTotal([
      { quantity: 3, price: 250 },
      { quantity: 1, price: null },
    ]),
  ).toBeNull()
})

test('an answer to a quote requires a price for each line and a date within a year', () => {
  const lines = [{ quantity: 2 }, { quantity: 1 }]
  const typed = { 'price-0': '9', 'price-1': '80.00', expires: '2026-11-22', note: ' Yours. ' }
  expect(promisedPricesOf(typed, lines, now)).toEqual({
    ok: true,
    answer: {
      prices: [900, 8000],
      withCode: false,
      expiresAt: new Date('2026-11-23T00:00:00Z'),
      note: 'Yours.',
    },
  })
  const wrong = promisedPricesOf(
    { 'price-0': 'nine', expires: '2026-11-21', note: 'x'.repeat(2001) },
    lines,
    now,
  )
  expect(wrong.ok ? [] : Object.keys(wrong.fieldErrors)).toEqual(['price-0', 'price-1', 'expires', 'note'])
  const late = promisedPricesOf({ ...typed, expires: '2027-11-23' }, lines, now)
  expect(late).toMatchObject({ ok: false, fieldErrors: { expires: expect.stringContaining('365 days') } })
  const dear = promisedPricesOf({ ...typed, [priceFieldOf(0)]: '9999999999.99' }, lines, now)
  expect(dear).toMatchObject({ ok: false, fieldErrors: { 'price-0': expect.stringContaining('total') } })
})

test('a seller may answer only quotes that belong to that seller, and staff may answer every quote', () => {
  expect(isInScope({ sellerId: 'nova' }, ['nova', 'orbit'])).toBe(true)
  expect(isInScope({ sellerId: 'nova' }, ['orbit'])).toBe(false)
  expect(isInScope({ sellerId: null }, ['nova'])).toBe(false)
  expect(isInScope({ sellerId: null }, 'all')).toBe(true)
})

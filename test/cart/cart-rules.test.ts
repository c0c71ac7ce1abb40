import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addLine,
  cartTitle,
  holdsProduct,
  countOf,
  maximumOf,
  putLine,
  totals,
  withQuantity,
  type CartItem,
  type CartLine,
} from '#cart/cart.ts'
import type { ProductData } from '#cart/product-data.ts'
import {
  categoryBadge,
  lineImage,
  lineObstacle,
  subscriptionsNote,
  cartRemedy,
  lineRemedy,
} from '#cart/line-labels.ts'
import { priceChanges } from '#cart/price-changes.ts'
import { cartLineAnswerSchema, productDataAnswerSchema, lineToJson } from '#cart/line-answers.ts'
import { parsed } from '#lib/schema.ts'
import { firstSentence, hasOffer, inOffer } from '#cart/product-data.ts'
import { plainProduct } from '../support/samples/plain-product.ts'

const product: ProductData = {
  ...plainProduct,
  price: 1050,
  shortDescription: 'Short.',
  description: 'Long.',
  recordType: 'one_time',
  maxQuantity: 5,
}
const item: CartItem = { productId: 'plain', productType: 'marketplace', offer: 'standard', quantity: 1 }

function line(
  changes: Partial<Omit<CartLine, 'productData'>> = {},
  data: Partial<ProductData> = {},
): CartLine {
  return { ...item, id: 'line', ...changes, productData: { ...product, ...data } }
}

const anyLines = fc.array(
  fc
    .record({
      quantity: fc.integer({ min: 1, max: 99 }),
      price: fc.integer({ min: 0, max: 10_000_000 }),
      interval: fc.constantFrom(null, 'month', 'year'),
    })
    .map(({ quantity, price, interval }) => line({ quantity }, { price, subscriptionInterval: interval })),
)

describe('totals', () => {
  test('one-time and recurring totals add up to the total of all lines', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const sum = totals(lines)
        expect(sum.recurring.reduce((all, each) => all + each.total, sum.oneTime)).toBe(sum.total)
        expect(sum.total).toBe(lines.reduce((all, one) => all + one.quantity * one.productData.price, 0))
        expect(countOf(lines)).toBe(lines.reduce((all, one) => all + one.quantity, 0))
        expect(Number.isInteger(sum.total)).toBe(true)
      }),
    )
  })
})

describe('adding', () => {
  test('adding an item increases the quantity of an existing line and updates its product data', () => {
    const added = addLine([line({ quantity: 2 })], { ...item, quantity: 2 }, { ...product, price: 1 }, 0)
    expect(added).toEqual({ ok: true, value: line({ quantity: 4 }, { price: 1 }) })
  })

  test('adding an item is rejected over the maximum, with both offers counted together', () => {
    const lines = [line({ quantity: 3 }), line({ id: 'free', quantity: 2, offer: 'introductory' })]
    expect(addLine(lines, item, product, 0)).toEqual({ ok: false, reason: 'over_maximum' })
    expect(addLine(lines, { ...item, offer: 'introductory' }, product, 0).ok).toBe(false)
    expect(addLine(lines.slice(0, 1), item, product, 0).ok).toBe(true)
    expect(maximumOf(lines, line({ quantity: 3 }))).toBe(3)
    expect(maximumOf([], line({ offer: 'introductory' }))).toBe(1)
    expect(addLine([], { ...item, offer: 'introductory', quantity: 2 }, product, 0).ok).toBe(false)
  })

  test('adding an item never exceeds the maximum and never reuses an id', () => {
    const offers = fc.constantFrom<CartItem['offer']>('standard', 'introductory')
    const adds = fc.array(fc.record({ offer: offers, quantity: fc.integer({ min: 1, max: 4 }) }))
    fc.assert(
      fc.property(adds, (additions) => {
        let lines: CartLine[] = []
        for (const each of additions) {
          const added = addLine(lines, { ...item, ...each }, product, 7)
          if (added.ok) lines = putLine(lines, added.value)
        }
        expect(countOf(lines)).toBeLessThanOrEqual(5)
        expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
        expect(lines.length).toBeLessThanOrEqual(2)
      }),
    )
  })
})

test('a quantity below 1 removes the line and keeps the other lines', () => {
  const lines = [line(), line({ id: 'other' })]
  fc.assert(
    fc.property(fc.integer({ max: 0, min: -1000 }), (quantity) => {
      expect(withQuantity(lines, 'line', quantity)).toEqual([lines[1]])
    }),
  )
  expect(withQuantity(lines, 'line', 3)[0]?.quantity).toBe(3)
  expect(withQuantity(lines, 'nobody', 3)).toEqual(lines)
})

test('a cart contains a product in either offer, but not a solution with the same id', () => {
  const lines = [line({ offer: 'introductory' })]
  expect(holdsProduct(lines, 'plain', 'marketplace')).toBe(true)
  expect(holdsProduct(lines, 'plain', 'wts_solution')).toBe(false)
})

describe('what a line shows', () => {
  test.each([
    [null, 'Universal Cart'],
    [0, 'Universal Cart (0 items)'],
    [1, 'Universal Cart (1 item)'],
    [2, 'Universal Cart (2 items)'],
  ])('the title of the cart shows the number of items: %i', (count, title) =>
    expect(cartTitle(count)).toBe(title),
  )

  test('the badge of a line falls back to the type of record', () => {
    expect(categoryBadge(line())).toBe('Marketplace')
    expect(categoryBadge(line({ productType: 'wts_solution' }))).toBe('WTS Solution')
    expect(categoryBadge(line({}, { category: 'Automation' }))).toBe('Automation')
  })

  test('the four built-in solutions have fixed pictures; other lines show their first picture or a drawn picture', () => {
    const jake = { productId: 'jake-ai-platform', productType: 'wts_solution' } as const
    expect(lineImage(line(jake, { images: ['/other.avif'] }))).toMatch(/\/jake-ai-platform\.svg$/)
    expect(lineImage(line({}, { images: ['/own.avif'] }))).toBe('/own.avif')
    expect(lineImage(line())).toMatch(/^\/art\/.*\/plain\.svg$/)
  })

  test('pictures from other sites are not shown', () => {
    const images = ['https://elsewhere.example/a.png', '//elsewhere.example/b.png']
    expect(lineImage(line({}, { images }))).toMatch(/^\/art\//)
  })

  test('a long description is shortened to its first sentence', () => {
    expect(firstSentence('Sells for you. Day and night.')).toBe('Sells for you.')
    expect(firstSentence('Costs $2.50 a day! Really.')).toBe('Costs $2.50 a day!')
    expect(firstSentence(' no full stop ')).toBe('no full stop')
  })

  test('the introductory offer is free, is named as such, and exists for one product only', () => {
    expect(inOffer(product, 'introductory')).toMatchObject({ price: 0, name: 'Plain (Introductory Offer)' })
    expect(inOffer(product, 'introductory').shortDescription).not.toBe(product.shortDescription)
    expect(inOffer(product, 'introductory').description).not.toBe(product.description)
    expect(inOffer(product, 'standard')).toBe(product)
    expect(hasOffer('marketplace', 'open-mind-consulting', 'introductory')).toBe(true)
    expect(hasOffer('marketplace', 'plain', 'introductory')).toBe(false)
    expect(hasOffer('wts_solution', 'open-mind-consulting', 'introductory')).toBe(false)
  })

  test('a comparison of two cart states finds changed prices, and an unavailable line has a message', () => {
    const changed = priceChanges([line(), line({ id: 'b' })], [line({}, { price: 2000 }), line({ id: 'c' })])
    expect(changed).toEqual([{ lineId: 'line', name: 'Plain', from: 1050, to: 2000 }])
    expect(lineObstacle(line())).toBeNull()
    expect(lineObstacle(line({}, { isAvailable: false }))).toBe('No longer available.')
  })
})

test('the message of each line that blocks checkout says what to do', () => {
  const remedy = (one: CartLine, ...others: CartLine[]) => lineRemedy([one, ...others], one)
  const reduce = 'You can order up to 5. Reduce the quantity to check out.'
  expect(remedy(line({ quantity: 5 }))).toBeNull()
  expect(remedy(line({ quantity: 6 }))).toBe(reduce)
  expect(remedy(line({ quantity: 3 }), line({ id: 'free', offer: 'introductory', quantity: 3 }))).toBe(reduce)
  expect(remedy(line({ quantity: 2, offer: 'introductory' }))).toMatch(/^You can order up to 1\./)
  expect(remedy(line({ quantity: 6 }, { isAvailable: false }))).toBe(
    'No longer available. Remove it to check out.',
  )
})

test('a cart with more lines than an order allows says how many to remove', () => {
  const lines = Array.from({ length: 103 }, (_, index) => line({ id: `line-${index}` }))
  expect(cartRemedy(lines.slice(0, 100))).toBeNull()
  expect(cartRemedy(lines)).toBe('An order can have 100 different items. Remove 3 to check out.')
})

describe('lines as JSON', () => {
  test('lines as JSON have the field names of the API and dollar amounts, and are read back unchanged', () => {
    const json = lineToJson(line({}, { price: 178_000 }))
    expect(json).toMatchObject({ product_id: 'plain', product_type: 'marketplace', quantity: 1 })
    expect(json.product_data).toMatchObject({ price: 1780, short_description: 'Short.', is_available: true })
    expect(cartLineAnswerSchema(JSON.parse(JSON.stringify(json)))).toEqual(line({}, { price: 178_000 }))
  })

  test('a price given as text is converted, and invalid prices are rejected', () => {
    const data = { id: 'a', name: 'A' }
    expect(productDataAnswerSchema({ ...data, price: '97.50' })).toMatchObject({
      price: 9750,
      maxQuantity: 99,
    })
    for (const price of ['', 'x', -1, null, undefined, {}, '1e999']) {
      expect(parsed(productDataAnswerSchema, { ...data, price })).toBeUndefined()
    }
  })

  test.each([0, -1, 1.5, 100, '1', null])('a cart line with the quantity %j is invalid', (quantity) => {
    expect(parsed(cartLineAnswerSchema, { ...lineToJson(line()), quantity })).toBeUndefined()
  })
})

test.each([
  [[], 'Subscription items are charged monthly'],
  [['month'], 'Subscription items are charged monthly'],
  [['year'], 'Subscription items are charged yearly'],
  [['month', 'year'], 'Subscription items are charged monthly or yearly, as stated for each'],
])('the note under a total names the intervals of its lines (product: cart 26)', (intervals, note) => {
  expect(subscriptionsNote(intervals.map((interval) => ({ interval })))).toBe(note)
})

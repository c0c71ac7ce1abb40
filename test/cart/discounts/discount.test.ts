import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { discountOn, type Discount, type DiscountableLine } from '#cart/discounts/discount.ts'
import { splitAmount } from '#lib/order-totals.ts'

const now = new Date('2026-11-25T12:00:00Z')
const before = new Date('2026-11-25T11:59:59Z')
const first = { now, usedByCustomer: 0 }

function aCode(changes: Partial<Discount> = {}): Discount {
  return {
    id: 'd',
    code: 'SAVE10',
    state: 'active',
    percent: 10,
    amount: null,
    scope: 'everything',
    targets: [],
    sellerId: null,
    startsAt: null,
    endsAt: null,
    maxUses: null,
    maxUsesPerCustomer: null,
    minimum: 0,
    uses: 0,
    neverStarted: false,
    ...changes,
  }
}

function aLine(changes: Partial<DiscountableLine> = {}): DiscountableLine {
  return {
    productId: 'one',
    productType: 'marketplace',
    categoryId: 'ai-tools',
    sellerId: 'northwind',
    total: 10_000,
    ...changes,
  }
}

const solution = aLine({ productType: 'wts_solution', categoryId: null, sellerId: null, total: 5_050 })

describe('the discount of a code', () => {
  test('a percentage discount is rounded for each line', () => {
    expect(discountOn(aCode(), [aLine(), solution, aLine({ total: 0 })], first)).toEqual({
      ok: true,
      value: [1_000, 505, 0],
    })
  })

  test('an amount discount is split in proportion to the lines and never exceeds their total', () => {
    const fixed = aCode({ percent: null, amount: 1_000 })
    expect(discountOn(fixed, [aLine({ total: 1_000 }), aLine({ total: 2_000 })], first)).toEqual({
      ok: true,
      value: [333, 667],
    })
    const large = aCode({ percent: null, amount: 999_999 })
    expect(discountOn(large, [aLine(), solution], first)).toEqual({ ok: true, value: [10_000, 5_050] })
  })

  test.each([
    ['categories', ['ai-tools'], [1_000, 0]],
    ['sellers', ['northwind'], [1_000, 0]],
    ['products', ['wts_solution:one'], [0, 505]],
    ['products', ['marketplace:one', 'wts_solution:one'], [1_000, 505]],
  ] as const)('a code for %s %j applies only to the matching lines', (scope, targets, off) => {
    expect(discountOn(aCode({ scope, targets }), [aLine(), solution], first)).toEqual({
      ok: true,
      value: off,
    })
  })

  test('a seller’s code applies to products of that seller only', () => {
    const lines = [aLine(), aLine({ sellerId: 'tidewater' }), solution]
    expect(discountOn(aCode({ sellerId: 'northwind' }), lines, first)).toMatchObject({ value: [1_000, 0, 0] })
  })

  test.each([
    [{ state: 'submitted' }, 0, 'unknown'],
    [{ state: 'rejected' }, 0, 'unknown'],
    [{ state: 'ended' }, 0, 'ended'],
    [{ endsAt: now }, 0, 'ended'],
    [{ startsAt: new Date('2026-11-25T12:00:01Z') }, 0, 'not_started'],
    [{ maxUses: 5, uses: 5 }, 0, 'used_up'],
    [{ maxUsesPerCustomer: 1 }, 1, 'used_by_you'],
    [{ scope: 'categories', targets: ['security'] }, 0, 'not_for_these'],
    [{ minimum: 10_001 }, 0, 'below_minimum'],
  ] as const)('a code with %j used %i times by the customer is rejected as %s', (changes, used, reason) => {
    const discount = aCode(changes)
    expect(discountOn(discount, [aLine()], { now, usedByCustomer: used })).toEqual({ ok: false, reason })
  })

  test('a code is valid from its start until just before its end', () => {
    const discount = aCode({ startsAt: before, endsAt: now })
    expect(discountOn(discount, [aLine()], { now: before, usedByCustomer: 0 }).ok).toBe(true)
  })
})

test('splitAmount distributes the exact amount, and gives no line more than its weight', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 100 })
  fc.assert(
    fc.property(weights, fc.nat(), (each, portion) => {
      const sum = each.reduce((total, weight) => total + weight, 0)
      const amount = sum === 0 ? 0 : portion % (sum + 1)
      const shares = splitAmount(amount, each)
      expect(shares.reduce((total, share) => total + share, 0)).toBe(amount)
      expect(shares.every((share, index) => share >= 0 && share <= (each[index] ?? 0))).toBe(true)
    }),
  )
})

import type { ProductType } from '#cart/product-data.ts'
import { formatMoney, type Cents } from '#lib/money.ts'
import { splitAmount } from '#lib/order-totals.ts'
import { err, ok, type Result } from '#lib/result.ts'

export const discountScopes = ['everything', 'categories', 'sellers', 'products'] as const
export type DiscountScope = (typeof discountScopes)[number]

/** A seller's code is `submitted` until staff decide. Only an `active` code gives a discount. */
export const discountStates = ['active', 'submitted', 'rejected', 'ended'] as const
export type DiscountState = (typeof discountStates)[number]

/** The states that people see. They depend on the stored state, the dates and the uses. */
export const shownDiscountStates = [
  'active',
  'submitted',
  'scheduled',
  'used_up',
  'rejected',
  'ended',
  'never_started',
] as const
export type ShownDiscountState = (typeof shownDiscountStates)[number]

export const discountStateLabels: Readonly<Record<ShownDiscountState, string>> = {
  active: 'Active',
  submitted: 'Waiting for approval',
  scheduled: 'Scheduled',
  used_up: 'Used up',
  rejected: 'Rejected',
  ended: 'Ended',
  never_started: 'Never started',
}

export function shownState(
  {
    state,
    startsAt,
    endsAt,
    maxUses,
    uses,
    neverStarted,
  }: Pick<Discount, 'state' | 'startsAt' | 'endsAt' | 'maxUses' | 'uses' | 'neverStarted'>,
  now: Date,
): ShownDiscountState {
  const isOver = state === 'ended' || (state === 'active' && endsAt !== null && now >= endsAt)
  if (isOver) return neverStarted ? 'never_started' : 'ended'
  if (state !== 'active') return state
  if (startsAt && now < startsAt) return 'scheduled'
  return maxUses !== null && uses >= maxUses ? 'used_up' : 'active'
}

/** A discount code with its conditions. Either `percent` or `amount` is set. */
export interface Discount {
  id: string
  code: string
  state: DiscountState
  /** From 1 to 100. */
  percent: number | null
  amount: Cents | null
  scope: DiscountScope
  /**
   * Ids of categories or sellers, or product ids from `targetOf`. Empty if the code applies to everything.
   */
  targets: readonly string[]
  /** The seller that offers the code for its own products, or `null` for the shop. */
  sellerId: string | null
  startsAt: Date | null
  endsAt: Date | null
  maxUses: number | null
  maxUsesPerCustomer: number | null
  /** The minimum total of the lines to which the code applies. */
  minimum: Cents
  /** The number of orders that use the code. Orders that ended unpaid do not count. */
  uses: number
  /** Whether the code ended before anybody could use it. */
  neverStarted: boolean
}

export interface DiscountableLine {
  productId: string
  productType: ProductType
  categoryId: string | null
  sellerId: string | null
  total: Cents
}

const discountErrors = [
  'unknown',
  'not_started',
  'ended',
  'used_up',
  'used_by_you',
  'not_for_these',
  'below_minimum',
] as const
export type DiscountError = (typeof discountErrors)[number]

/** Normalizes a code for comparison. Case and surrounding spaces do not matter. */
export function normalCode(text: string): string {
  return text.trim().toUpperCase()
}

function targetOf({ productType, productId }: Pick<DiscountableLine, 'productType' | 'productId'>) {
  return `${productType}:${productId}`
}

/**
 * The current discount of the code for each line (product: discounts 3 to 6). `usedByCustomer` is the number
 * of the customer's orders with the code.
 */
export function discountOn(
  discount: Discount,
  lines: readonly DiscountableLine[],
  { now, usedByCustomer }: { now: Date; usedByCustomer: number },
): Result<Cents[], DiscountError> {
  const reason = reasonClosed(discount, now, usedByCustomer)
  if (reason) return err(reason)
  return reductions(
    discount,
    lines.map((line) => (appliesTo(discount, line) ? line.total : 0)),
  )
}

/** The discount of the code for each line. Pass 0 for lines to which the code does not apply. */
export function reductions(
  { percent, amount, minimum }: Pick<Discount, 'percent' | 'amount' | 'minimum'>,
  eligible: readonly Cents[],
): Result<Cents[], DiscountError> {
  const sum = eligible.reduce((total, each) => total + each, 0)
  if (sum === 0) return err('not_for_these')
  if (sum < minimum) return err('below_minimum')
  if (percent !== null) return ok(eligible.map((total) => Math.round((total * percent) / 100)))
  return ok(splitAmount(Math.min(amount ?? 0, sum), eligible))
}

/** Why the code cannot be used now, regardless of the lines. */
export function reasonClosed(discount: Discount, now: Date, usedByCustomer: number): DiscountError | null {
  const { state, startsAt, endsAt, maxUses, uses, maxUsesPerCustomer } = discount
  if (state === 'submitted' || state === 'rejected') return 'unknown'
  if (state === 'ended' || (endsAt !== null && now >= endsAt)) return 'ended'
  if (startsAt !== null && now < startsAt) return 'not_started'
  if (maxUses !== null && uses >= maxUses) return 'used_up'
  return maxUsesPerCustomer !== null && usedByCustomer >= maxUsesPerCustomer ? 'used_by_you' : null
}

export function appliesTo(
  { scope, targets, sellerId }: Discount,
  line: Omit<DiscountableLine, 'total'>,
): boolean {
  if (sellerId !== null && line.sellerId !== sellerId) return false
  switch (scope) {
    case 'everything':
      return true
    case 'categories':
      return line.categoryId !== null && targets.includes(line.categoryId)
    case 'sellers':
      return line.sellerId !== null && targets.includes(line.sellerId)
    case 'products':
      return targets.includes(targetOf(line))
  }
}

export function discountErrorText(reason: DiscountError, code: string, minimum: Cents = 0): string {
  switch (reason) {
    case 'unknown':
      return `We don’t know the code ${code}. Check the spelling.`
    case 'not_started':
      return `The code ${code} isn’t valid yet.`
    case 'ended':
      return `The code ${code} has expired.`
    case 'used_up':
      return `The code ${code} has been used up.`
    case 'used_by_you':
      return `You’ve already used the code ${code}.`
    case 'not_for_these':
      return `The code ${code} doesn’t apply to the items in your cart.`
    case 'below_minimum':
      return `The code ${code} needs at least ${formatMoney(minimum)} of the items it applies to.`
  }
}

/** A short description of the discount, such as '10% off' or '$50.00 off'. */
export function discountLabel({ percent, amount }: Pick<Discount, 'percent' | 'amount'>): string {
  return percent === null ? `${formatMoney(amount ?? 0)} off` : `${percent}% off`
}

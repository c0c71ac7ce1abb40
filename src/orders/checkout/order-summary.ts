import { cartLineTotal, type CartLine } from '#cart/cart.ts'
import { lineImage } from '#cart/line-labels.ts'
import { toCents, type Cents } from '#lib/money.ts'
import { laterCharges, lineTotal, orderTotals } from '#lib/order-totals.ts'
import type { HandOffRecord } from '#orders/hand-off.ts'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { withoutLaterCharge } from '#orders/subscription.ts'
import type { LineToday } from '#orders/customer/lines-today.ts'
import type { QuoteAnswer } from '#quotes/quote-answers.ts'

export interface SummaryLine {
  id: string
  name: string
  /** `null` for lines of stored records, which have no picture. */
  image: string | null
  /** The address of the product page if the line links to it. */
  path?: string | null | undefined
  quantity: number
  /** The billing interval; `null` for a one-time price. */
  interval: string | null
  total: Cents
  /** Set if nothing more is charged for the line. */
  isEnding?: true
  /** The amount of the next renewal if the quantity was changed after the order. */
  renewal?: Cents | undefined
}

/**
 * The lines of an order, divided into one-time purchases and subscriptions, with the amounts due now and later
 * (product: checkout 3).
 */
export interface OrderSummary {
  oneTime: SummaryLine[]
  subscriptions: SummaryLine[]
  /** The total before the discount. */
  subtotal: Cents
  discount: SummaryDiscount | null
  /**
   * The amount due now: all lines, including one interval of each subscription, less the discount (product: cart
   * 10).
   */
  total: Cents
  later: { interval: string; total: Cents }[]
}

export interface SummaryDiscount {
  code: string
  amount: Cents
}

export function summaryOfCart(
  lines: readonly CartLine[],
  discount: SummaryDiscount | null = null,
): OrderSummary {
  return summaryOf(
    lines.map((line) => ({
      id: line.id,
      name: line.productData.name,
      image: lineImage(line),
      quantity: line.quantity,
      interval: line.productData.subscriptionInterval,
      total: cartLineTotal(line),
    })),
    discount,
  )
}

interface KnownOfRecord {
  today?: readonly Pick<LineToday, 'line_id' | 'image' | 'path'>[]
  ending?: readonly { line_id: string }[]
  renewals?: OrderAnswer['renewals']
  change?: OrderAnswer['change']
  code?: string
}

/**
 * The record does not contain the discount, so it is computed as the difference between the lines and the total.
 * `today` contains the current catalog data of the lines, if it is loaded. Nothing more is charged for the lines
 * in `ending`, and another amount for the lines in `renewals`.
 */
export function summaryOfRecord(
  { items, total }: Pick<HandOffRecord, 'items' | 'total'>,
  { today = [], ending = [], renewals = [], change = null, code = '' }: KnownOfRecord = {},
): OrderSummary {
  const known = new Map(today.map((line) => [line.line_id, line]))
  const isEnding = ({ id }: { id: string }) => ending.some(({ line_id }) => line_id === id)
  const amounts = new Map(renewals.map(({ line_id, amount }) => [line_id, toCents(amount)]))
  const lines = items.map((item) => ({
    id: item.id,
    name: change && (isEnding(item) || amounts.has(item.id)) ? withoutLaterCharge(item.name) : item.name,
    image: known.get(item.id)?.image ?? null,
    path: known.get(item.id)?.path,
    quantity: item.quantity,
    interval: item.subscription_interval,
    total: lineTotal({ price: toCents(item.price), quantity: item.quantity }),
    ...(isEnding(item) && { isEnding: true as const }),
    renewal: amounts.get(item.id),
  }))
  const amount = orderTotals(lines).total - toCents(total)
  return summaryOf(lines, amount > 0 ? { code, amount } : null)
}

/** Uses the prices promised in the quote (product: quotes 10). */
export function summaryOfQuote({
  lines,
  discount_code: code,
  discount,
}: Pick<QuoteAnswer, 'lines' | 'discount_code' | 'discount'>): OrderSummary {
  return summaryOf(
    lines.map((line) => ({
      id: line.id,
      name: line.name,
      image: line.image,
      quantity: line.quantity,
      interval: line.subscription_interval,
      total: lineTotal({ price: toCents(line.price ?? 0), quantity: line.quantity }),
    })),
    discount > 0 ? { code, amount: toCents(discount) } : null,
  )
}

function summaryOf(lines: readonly SummaryLine[], discount: SummaryDiscount | null = null): OrderSummary {
  const oneTime = lines.filter(({ interval }) => interval === null)
  const subscriptions = lines.filter(({ interval }) => interval !== null)
  const { total: subtotal } = orderTotals(lines)
  const total = subtotal - (discount?.amount ?? 0)
  const renewing = lines
    .filter(({ isEnding }) => !isEnding)
    .map(({ interval, total: first, renewal = first }) => ({ interval, total: renewal }))
  const later = laterCharges(orderTotals(renewing))
  return { oneTime, subscriptions, subtotal, discount, total, later }
}

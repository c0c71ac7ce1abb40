import { toCents, type Cents } from '#lib/money.ts'
import { laterCharges, lineTotal, orderTotals, type LineCost } from '#lib/order-totals.ts'
import type { quoteToJson } from '#quotes/quote-json.ts'

export type QuoteView = ReturnType<typeof quoteToJson>

export interface QuoteSums {
  /** The amount due today, after the discount. */
  today: Cents
  discount?: { code: string; amount: Cents } | null
  /** The later amounts, per interval. */
  later: { interval: string; total: Cents }[]
}

/** The amounts due today and later. Until prices are promised, list prices count. */
export function quoteSums({
  lines,
  discount_code: code,
  discount,
}: Pick<QuoteView, 'lines' | 'discount_code' | 'discount'>): QuoteSums {
  const costs = lines.map(
    ({ price, list_price: listPrice, quantity, subscription_interval: interval }): LineCost => ({
      total: lineTotal({ price: toCents(price ?? listPrice), quantity }),
      interval,
    }),
  )
  const sums = orderTotals(costs)
  const amount = toCents(discount)
  return {
    today: sums.total - amount,
    discount: amount > 0 ? { code, amount } : null,
    later: laterCharges(sums),
  }
}

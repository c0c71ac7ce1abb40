import { toCents, type Cents } from '#lib/money.ts'
import { laterCharges, lineTotal, orderTotals, type LineCost } from '#lib/order-totals.ts'
import type { quoteToJson } from '#quotes/quote-json.ts'

export type QuoteView = ReturnType<typeof quoteToJson>

export interface QuoteSums {
  today: Cents
  /** The later amounts, per interval. */
  later: { interval: string; total: Cents }[]
}

/** The amounts due today and later. Until prices are promised, list prices count. */
export function quoteSums({ lines }: Pick<QuoteView, 'lines'>): QuoteSums {
  const costs = lines.map(
    ({ price, list_price: listPrice, quantity, subscription_interval: interval }): LineCost => ({
      total: lineTotal({ price: toCents(price ?? listPrice), quantity }),
      interval,
    }),
  )
  const sums = orderTotals(costs)
  return { today: sums.total, later: laterCharges(sums) }
}

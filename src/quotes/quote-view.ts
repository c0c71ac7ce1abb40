import { toCents, type Cents } from '#lib/money.ts'
import { laterCharges, lineTotal, orderTotals, type LineCost } from '#lib/order-totals.ts'
import type { quoteToJson } from '#quotes/quote-json.ts'

/** A quote as its customer sees it. */
export type QuoteView = ReturnType<typeof quoteToJson>

export interface QuoteSums {
  today: Cents
  /** What follows with each interval. */
  later: { interval: string; total: Cents }[]
}

/** What is paid when; `null` before there are prices. */
export function quoteSums({ lines }: Pick<QuoteView, 'lines'>): QuoteSums | null {
  const costs: LineCost[] = []
  for (const { price, quantity, subscription_interval: interval } of lines) {
    if (price === null) return null
    costs.push({ total: lineTotal({ price: toCents(price), quantity }), interval })
  }
  const sums = orderTotals(costs)
  return { today: sums.total, later: laterCharges(sums) }
}

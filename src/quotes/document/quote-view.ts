import { toCents, type Cents } from '#lib/money.ts'
import { laterCharges, lineTotal, orderTotals, type LineCost } from '#lib/order-totals.ts'
import type { quoteToJson } from '#quotes/quote-json.ts'
import type { QuoteCustomer } from '#quotes/quote.ts'

export type QuoteView = ReturnType<typeof quoteToJson>

export interface QuoteSums {
  /** The amount due today, after the discount. */
  today: Cents
  discount?: { code: string; amount: Cents } | null
  later: { interval: string; total: Cents }[]
}

/** The amounts due today and later. Until prices are promised, list prices count. */
export function quoteSums({
  lines,
  discount_code: code,
  discount,
}: Pick<QuoteView, 'lines' | 'discount_code' | 'discount'>): QuoteSums {
  const sums = orderTotals(lineCosts(lines))
  const amount = toCents(discount)
  return {
    today: sums.total - amount,
    discount: amount > 0 ? { code, amount } : null,
    later: laterCharges(sums),
  }
}

export function lineCosts(lines: QuoteView['lines']): LineCost[] {
  return lines.map(({ price, list_price: listPrice, quantity, subscription_interval: interval }) => ({
    total: lineTotal({ price: toCents(price ?? listPrice), quantity }),
    interval,
  }))
}

/** The customer's data as lines, without empty ones. */
export function customerTexts({ name, company, email }: QuoteCustomer): string[] {
  return [name, company, email].filter((each) => each !== '')
}

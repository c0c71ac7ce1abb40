import { formatPrice, intervalLabel, toCents, type Cents } from '#lib/money.ts'
import { laterCharges, lineTotal, orderTotals, type LineCost } from '#lib/order-totals.ts'
import type { quoteToJson } from '#quotes/quote-json.ts'
import type { QuoteCustomer } from '#quotes/quote.ts'

export type QuoteView = ReturnType<typeof quoteToJson>

export interface QuoteSums {
  /** The amount due today, after the discount. */
  today: Cents
  discount?: { code: string; amount: Cents } | null
  later: { interval: string; total: Cents }[]
  /** How much less is due today than at list prices; 0 until prices are promised. */
  saved?: Cents
}

/** The amounts due today and later. Until prices are promised, list prices count. */
export function quoteSums({
  lines,
  discount_code: code,
  discount,
  total,
}: Pick<QuoteView, 'discount_code' | 'discount' | 'total'> & { lines: readonly Costs[] }): QuoteSums {
  const sums = orderTotals(lineCosts(lines))
  const amount = toCents(discount)
  const today = sums.total - amount
  const list = orderTotals(lineCosts(lines.map((line) => ({ ...line, price: null })))).total
  return {
    today,
    saved: total === null ? 0 : Math.max(0, list - today),
    discount: amount > 0 ? { code, amount } : null,
    later: laterCharges(sums),
  }
}

/** The amounts as text, such as '$97.00, then $97.00 monthly'. */
export function quoteAmounts(quote: Parameters<typeof quoteSums>[0]): string {
  const { today, later } = quoteSums(quote)
  const following = later.map(({ total, interval }) => `${formatPrice(total)} ${intervalLabel(interval)}`)
  return [formatPrice(today), ...following].join(', then ')
}

type Costs = Pick<QuoteView['lines'][number], 'price' | 'list_price' | 'quantity' | 'subscription_interval'>

export function lineCosts(lines: readonly Costs[]): LineCost[] {
  return lines.map(({ price, list_price: listPrice, quantity, subscription_interval: interval }) => ({
    total: lineTotal({ price: toCents(price ?? listPrice), quantity }),
    interval,
  }))
}

/** The customer's data as lines, without empty ones. */
export function customerTexts({ name, company, email }: QuoteCustomer): string[] {
  return [name, company, email].filter((each) => each !== '')
}

/** Compared with list prices. */
export function savedLabel({ later }: Pick<QuoteSums, 'later'>): string {
  return later.length > 0 ? 'You save today' : 'You save'
}

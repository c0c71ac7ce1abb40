import { toCents, type Cents } from '#lib/money.ts'
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
  const later = new Map<string, Cents>()
  let today = 0
  for (const { price, quantity, subscription_interval: interval } of lines) {
    if (price === null) return null
    const total = toCents(price) * quantity
    today += total
    if (interval !== null) later.set(interval, (later.get(interval) ?? 0) + total)
  }
  const intervals = [...later].map(([interval, total]) => ({ interval, total }))
  return { today, later: intervals.filter(({ total }) => total > 0) }
}

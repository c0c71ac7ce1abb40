import { lineTotal } from '#lib/order-totals.ts'
import { quoteCustomerName, quoteStateAt, quoteTotal, type Quote } from '#quotes/quote.ts'

export type QuoteRow = ReturnType<typeof quoteRow>

export function quoteRow(quote: Quote, now: Date) {
  const { id, lines, requestedAt, version } = quote
  const [first] = lines
  return {
    id,
    customer: quoteCustomerName(quote),
    items: first ? `${first.name}${lines.length > 1 ? ` and ${lines.length - 1} more` : ''}` : '',
    requestedAt,
    listTotal: lines.reduce(
      (sum, { listPrice, quantity }) => sum + lineTotal({ price: listPrice, quantity }),
      0,
    ),
    total: quoteTotal(lines),
    state: quoteStateAt(quote, now),
    version,
  }
}

import { toDollars } from '#lib/money.ts'
import { discountOf } from '#lib/order-totals.ts'
import { quoteNumber, quoteStateAt, quoteTotal, type Quote } from '#quotes/quote.ts'

export function quoteToJson(quote: Quote, now: Date) {
  const total = quoteTotal(quote.lines)
  const discount = discountOf(quote)
  return {
    id: quote.id,
    number: quoteNumber(quote.id),
    state: quoteStateAt(quote, now),
    version: quote.version,
    message: quote.message,
    note: quote.note,
    requested_at: quote.requestedAt.toISOString(),
    answered_at: quote.answeredAt?.toISOString() ?? null,
    expires_at: quote.expiresAt?.toISOString() ?? null,
    order_id: quote.orderId,
    total: total === null ? null : toDollars(total),
    discount_code: discount > 0 ? (quote.code?.name ?? '') : '',
    discount: toDollars(discount),
    lines: quote.lines.map((line) => ({
      id: line.id,
      product_id: line.productId,
      product_type: line.productType,
      offer: line.offer,
      name: line.name,
      quantity: line.quantity,
      subscription_interval: line.subscriptionInterval,
      list_price: toDollars(line.listPrice),
      price: line.price === null ? null : toDollars(line.price),
      image: null,
    })),
  }
}

import { dollarsText, type Cents } from '#lib/money.ts'
import { quoteNumber, quoteStateAt, type Quote } from '#quotes/quote.ts'

export const quotesCsvHeader = [
  'quote',
  'id',
  'state',
  'requested_at',
  'answered_at',
  'expires_at',
  'customer',
  'company',
  'email',
  'order_id',
  'item',
  'product_id',
  'quantity',
  'interval',
  'list_price',
  'price',
] as const

/** Returns one row per line of a quote. */
export function quoteCsvRows(quote: Quote, now: Date): string[][] {
  const { id, customer, requestedAt, answeredAt, expiresAt, orderId } = quote
  const facts = [
    quoteNumber(id),
    id,
    quoteStateAt(quote, now),
    requestedAt.toISOString(),
    answeredAt?.toISOString() ?? '',
    expiresAt?.toISOString() ?? '',
    customer.name,
    customer.company,
    customer.email,
    orderId ?? '',
  ]
  return quote.lines.map((line) => [
    ...facts,
    line.name,
    line.productId,
    String(line.quantity),
    line.subscriptionInterval ?? '',
    dollars(line.listPrice),
    dollars(line.price),
  ])
}

function dollars(price: Cents | null): string {
  return price === null ? '' : dollarsText(price)
}

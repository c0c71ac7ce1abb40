import { dollarsText, type Cents } from '#lib/money.ts'
import { discountOf } from '#lib/order-totals.ts'
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
  'discount_code',
  'discount',
] as const

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
  const code = discountOf(quote) > 0 ? (quote.code?.name ?? '') : ''
  return quote.lines.map((line) => [
    ...facts,
    line.name,
    line.productId,
    String(line.quantity),
    line.subscriptionInterval ?? '',
    dollars(line.listPrice),
    dollars(line.price),
    code,
    dollars(line.discount),
  ])
}

function dollars(price: Cents | null): string {
  return price === null ? '' : dollarsText(price)
}

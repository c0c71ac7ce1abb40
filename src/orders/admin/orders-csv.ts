import { formatMoney, intervalLabel, toDollars, type Cents } from '#lib/money.ts'
import { orderNumber } from '#orders/order-number.ts'
import { isVerified, type Order, type OrderLine } from '#orders/order.ts'
import { sellerOfRecord } from '#orders/receipt.ts'

export const ordersCsvHeader = [
  'number',
  'placed',
  'status',
  'changed',
  'total',
  'currency',
  'name',
  'email',
  'verified',
  'phone',
  'company',
  'address',
  'city',
  'state',
  'zip_code',
  'country',
  'products',
  'payment',
  'id',
  'sellers',
] as const

/** One row per order, with all lines in one cell, and in another what each seller sold. */
export function orderCsvRow(order: Order): string[] {
  const { form } = order
  return [
    orderNumber(order.id),
    order.preparedAt.toISOString(),
    order.status,
    order.changedAt.toISOString(),
    toDollars(order.total).toFixed(2),
    order.currency,
    form.fullName,
    form.email,
    isVerified(order) ? 'yes' : 'no',
    form.phone,
    form.company,
    form.address,
    form.city,
    form.state,
    form.zipCode,
    form.country,
    order.lines.map((line) => `${line.quantity} × ${line.name} at ${priceOf(line)}`).join('; '),
    order.sessionId ?? '',
    order.id,
    amountsOfSellers(order.lines),
  ]
}

/** 'Tidewater Tools: $59.00; Acme: $12.00' */
function amountsOfSellers(lines: readonly OrderLine[]): string {
  const amounts = new Map<string, Cents>()
  for (const line of lines) {
    const seller = sellerOfRecord(line)
    amounts.set(seller, (amounts.get(seller) ?? 0) + line.total)
  }
  return Array.from(amounts, ([seller, amount]) => `${seller}: ${formatMoney(amount)}`).join('; ')
}

function priceOf({ price, subscriptionInterval }: OrderLine): string {
  const interval = subscriptionInterval && price > 0 ? ` ${intervalLabel(subscriptionInterval)}` : ''
  return formatMoney(price) + interval
}

interface SoldLine {
  seller: string
  product: string
  quantity: number
  price: number
  interval: string | null
  day: string
  buyer: { name: string; company: string; email: string } | null
}

export const soldLinesCsvHeader = [
  'day',
  'seller',
  'product',
  'quantity',
  'price',
  'interval',
  'paid',
  'buyer',
  'company',
  'email',
] as const

export function soldLineCsvRow({
  day,
  seller,
  product,
  quantity,
  price,
  interval,
  buyer,
}: SoldLine): string[] {
  return [
    day,
    seller,
    product,
    String(quantity),
    toDollars(price).toFixed(2),
    interval ?? '',
    buyer ? 'yes' : 'no',
    buyer?.name ?? '',
    buyer?.company ?? '',
    buyer?.email ?? '',
  ]
}

import { formatMoney, intervalLabel, dollarsText, type Cents } from '#lib/money.ts'
import type { SoldLineView } from '#orders/admin/sold-lines.queries.server.ts'
import { discountOf } from '#lib/order-totals.ts'
import { orderNumber } from '#orders/order-number.ts'
import { isVerified, type Order, type OrderLine } from '#orders/order.ts'
import { sellerOfRecord } from '#orders/receipt.ts'

/** The columns of the order export. All lines of an order share one cell. */
const orderColumns: Columns<Order> = [
  ['number', ({ id }) => orderNumber(id)],
  ['placed', ({ preparedAt }) => preparedAt.toISOString()],
  ['status', ({ status }) => status],
  ['changed', ({ changedAt }) => changedAt.toISOString()],
  ['total', ({ total }) => dollarsText(total)],
  ['currency', ({ currency }) => currency],
  ['name', ({ form }) => form.fullName],
  ['email', ({ form }) => form.email],
  ['verified', (order) => (isVerified(order) ? 'yes' : 'no')],
  ['phone', ({ form }) => form.phone],
  ['company', ({ form }) => form.company],
  ['address', ({ form }) => form.address],
  ['city', ({ form }) => form.city],
  ['state', ({ form }) => form.state],
  ['zip_code', ({ form }) => form.zipCode],
  ['country', ({ form }) => form.country],
  [
    'products',
    ({ lines, change }) =>
      lines
        .map((line) => (change ? line.name : `${line.quantity} × ${line.name} at ${priceOf(line)}`))
        .join('; '),
  ],
  ['payment', ({ sessionId }) => sessionId ?? ''],
  ['id', ({ id }) => id],
  ['sellers', ({ lines }) => amountsOfSellers(lines)],
  ['discount_code', ({ discountCode }) => discountCode],
  ['discount', (order) => dollarsText(discountOf(order))],
]

/** The columns of a CSV file: the name of each, and a function that returns its cell. */
type Columns<Row> = readonly (readonly [name: string, cell: (row: Row) => string])[]

export const ordersCsvHeader = orderColumns.map(([name]) => name)

export function orderCsvRow(order: Order): string[] {
  return orderColumns.map(([, cell]) => cell(order))
}

/** The amount per seller, such as 'Tidewater Tools: $59.00; Acme: $12.00'. */
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

/** The export for sellers. The buyer is named only once the order is paid (product: dashboard 88). */
const soldLineColumns: Columns<SoldLineView> = [
  ['day', ({ day }) => day],
  ['seller', ({ seller }) => seller],
  ['product', ({ product, change }) => (change === null ? product : `${product}: ${change}`)],
  ['quantity', ({ quantity }) => String(quantity)],
  ['price', ({ price }) => dollarsText(price)],
  ['interval', ({ interval }) => interval ?? ''],
  ['paid', ({ buyer }) => (buyer ? 'yes' : 'no')],
  ['buyer', ({ buyer }) => buyer?.name ?? ''],
  ['company', ({ buyer }) => buyer?.company ?? ''],
  ['email', ({ buyer }) => buyer?.email ?? ''],
  ['total', ({ total }) => dollarsText(total)],
  ['discount', ({ discount }) => dollarsText(discount)],
]

export const soldLinesCsvHeader = soldLineColumns.map(([name]) => name)

export function soldLineCsvRow(line: SoldLineView): string[] {
  return soldLineColumns.map(([, cell]) => cell(line))
}

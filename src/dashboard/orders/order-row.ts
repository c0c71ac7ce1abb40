import { withoutDeletedCustomer } from '#orders/deleted-customers.ts'
import type { Order, OrderPayment } from '#orders/order.ts'
import { sellerOfRecord } from '#orders/receipt.ts'
import type { StuckCause } from '#orders/admin/stuck.ts'
import { namesOfLine } from '#orders/subscription.ts'

interface Seen {
  seesDeleted: boolean
  stuck: readonly StuckCause[]
  payment: OrderPayment
}

export type OrderRow = ReturnType<typeof orderRow>

export function orderRow(order: Order, { seesDeleted, stuck, payment }: Seen) {
  const { form } = withoutDeletedCustomer(order, { seesDeleted })
  return {
    id: order.id,
    placedAt: order.preparedAt,
    customer: form.fullName,
    email: form.email,
    ...productsOf(order),
    sellers: someNames([...new Set(order.lines.map(sellerOfRecord))]),
    total: order.total,
    payment,
    status: order.status,
    stuck,
  }
}

/** Lists one or two names. If there are more, lists the first name and the number of others. */
function someNames(names: readonly string[]): string {
  return names.length > 2 ? `${names[0]} and ${names.length - 1} more` : names.join(', ')
}

/** Returns the page of the customer, or `null` if the account was deleted. */
export function customerPath({
  id,
  userId,
  customerDeletedAt,
}: Pick<Order, 'id' | 'userId' | 'customerDeletedAt'>): string | null {
  return customerDeletedAt === null ? `/dashboard/customers/${userId ?? id}` : null
}

const linesNamed = 2

/**
 * Returns the products of an order. For a change of quantity, returns the product of the subscription and the
 * change.
 */
export function productsOf({ lines, change: changed }: Pick<Order, 'lines' | 'change'>): {
  products: string
  change: string | null
} {
  if (changed === null) return { products: someLines(lines), change: null }
  const { product, change } = namesOfLine(lines[0]?.name ?? '', changed.product)
  return { products: product, change }
}

/** Lists the first lines of an order and the number of others, so that rows stay short. */
export function someLines(lines: readonly { quantity: number; name: string }[]): string {
  // Three lines are listed completely, because a third name takes no more space than 'and 1 more'.
  const named = lines.length <= linesNamed + 1 ? lines : lines.slice(0, linesNamed)
  const more = lines.length - named.length
  const names = named.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')
  return more === 0 ? names : `${names} and ${more} more`
}

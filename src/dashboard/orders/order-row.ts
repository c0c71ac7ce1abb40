import { productsOf } from '#dashboard/orders/some-lines.ts'
import { withoutDeletedCustomer } from '#orders/deleted-customers.ts'
import type { Order, OrderPayment } from '#orders/order.ts'
import { sellerOfRecord } from '#orders/receipt.ts'
import type { StuckCause } from '#orders/admin/stuck.ts'

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

import { isAllowedForStaff } from '#account/staff/roles.ts'
import { productsOf } from '#dashboard/orders/order-row.ts'
import type { Viewer } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import type { StuckCause } from '#orders/admin/stuck.ts'
import { withoutDeletedCustomer } from '#orders/deleted-customers.ts'
import type { Order } from '#orders/order.ts'
import { paymentsOf } from '#orders/payments.queries.server.ts'
import { sellerOfRecord } from '#orders/receipt.ts'

export type OrderRow = Awaited<ReturnType<typeof orderRows>>[number]

/** Returns the rows of a list of orders, with their payments and the reasons why they are stuck. */
export async function orderRows(
  db: Database,
  viewer: Viewer,
  orders: readonly Order[],
  stuck?: ReadonlyMap<string, readonly StuckCause[]>,
) {
  const paymentOf = await paymentsOf(
    db,
    orders.map(({ id }) => id),
  )
  const seesDeleted = isAllowedForStaff(viewer, 'deleted-customers.see')
  return orders.map((order) => {
    const { form } = withoutDeletedCustomer(order, { seesDeleted })
    return {
      id: order.id,
      placedAt: order.preparedAt,
      customer: form.fullName,
      email: form.email,
      ...productsOf(order),
      sellers: someNames([...new Set(order.lines.map(sellerOfRecord))]),
      total: order.total,
      payment: paymentOf(order),
      status: order.status,
      stuck: stuck?.get(order.id) ?? [],
    }
  })
}

/** Lists one or two names. If there are more, lists the first name and the number of others. */
function someNames(names: readonly string[]): string {
  return names.length > 2 ? `${names[0]} and ${names.length - 1} more` : names.join(', ')
}

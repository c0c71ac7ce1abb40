import { isAllowedForStaff, sellersWith } from '#account/staff/roles.ts'
import { csvResponse, inBatches } from '#dashboard/components/csv-response.server.ts'
import { notFound, requireViewer, type Viewer } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { ordersInBatches } from '#orders/admin/admin-orders.queries.server.ts'
import { withoutDeletedCustomer } from '#orders/deleted-customers.ts'
import { orderFilterOf, type OrderFilter } from '#orders/admin/order-filter.ts'
import { orderCsvRow, ordersCsvHeader, soldLineCsvRow, soldLinesCsvHeader } from '#orders/admin/orders-csv.ts'
import { soldLineFilterOf } from '#orders/admin/sold-line-filter.ts'
import { soldLines } from '#orders/admin/sold-lines.queries.server.ts'
import type { Route } from './+types/orders-csv.page.ts'

/** Exports the rows of the viewer's list with the same filters (product: dashboard 87, 88). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer({ request, context })
  const { db, clock } = pageContext(context)
  const parameters = new URL(request.url).searchParams
  const now = clock()
  const exported = { db, viewer, now, filter: parameters }
  if (isAllowedForStaff(viewer, 'orders.export')) {
    return csvResponse(
      { ...exported, action: 'orders.export', name: 'orders', header: ordersCsvHeader },
      orderRows(db, viewer, orderFilterOf(parameters), now),
    )
  }
  // Staff who may see but not export orders must not be able to export sold lines instead.
  const sellers = isAllowedForStaff(viewer, 'orders.see') ? [] : sellersWith(viewer, 'sold-lines.export')
  if (sellers.length === 0) throw notFound()
  const filter = soldLineFilterOf(parameters)
  return csvResponse(
    { ...exported, action: 'sold-lines.export', name: 'sold-lines', header: soldLinesCsvHeader },
    inBatches(
      (slice) => soldLines(db, sellers, filter, slice),
      (line) => [soldLineCsvRow(line)],
    ),
  )
}

async function* orderRows(db: Database, viewer: Viewer, filter: OrderFilter, now: Date) {
  const seesDeleted = isAllowedForStaff(viewer, 'deleted-customers.see')
  for await (const batch of ordersInBatches(db, filter, now)) {
    yield batch.map((order) => orderCsvRow(withoutDeletedCustomer(order, { seesDeleted })))
  }
}

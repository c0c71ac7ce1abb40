import { isAllowedForStaff, sellersWith } from '#account/roles.ts'
import { csvResponse } from '#dashboard/pieces/csv-response.server.ts'
import { notFound, requireViewer, type Viewer } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import { pageContext } from '#http/page-context.server.ts'
import { ordersInBatches } from '#orders/admin-orders.queries.server.ts'
import { withoutDeletedCustomer } from '#orders/deleted-customers.ts'
import { orderFilterOf, type OrderFilter } from '#orders/order-filter.ts'
import { orderCsvRow, ordersCsvHeader, soldLineCsvRow, soldLinesCsvHeader } from '#orders/orders-csv.ts'
import { soldLineFilterOf, type SoldLineFilter } from '#orders/sold-line-filter.ts'
import { soldLines } from '#orders/sold-lines.queries.server.ts'
import type { Route } from './+types/orders-csv.page.ts'

const batchSize = 1_000

/** Exactly what the list of this viewer shows with these filters (product: dashboard 87, 88). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer({ request, context })
  const { db, clock } = pageContext(context)
  const parameters = new URL(request.url).searchParams
  const now = clock()
  const made = { db, viewer, filter: parameters, when: now.toISOString().slice(0, 10), now }
  if (isAllowedForStaff(viewer, 'orders.export')) {
    return csvResponse(
      { ...made, action: 'orders.export', name: 'orders', header: ordersCsvHeader },
      orderRows(db, viewer, orderFilterOf(parameters), now),
    )
  }
  // Staff who see orders without exporting them export no lines either.
  const sellers = isAllowedForStaff(viewer, 'orders.see') ? [] : sellersWith(viewer, 'sold-lines.export')
  if (sellers.length === 0) throw notFound()
  const lines = lineRows(db, sellers, soldLineFilterOf(parameters))
  return csvResponse(
    { ...made, action: 'sold-lines.export', name: 'sold-lines', header: soldLinesCsvHeader },
    lines,
  )
}

async function* orderRows(db: Database, viewer: Viewer, filter: OrderFilter, now: Date) {
  const seesDeleted = isAllowedForStaff(viewer, 'deleted-customers.see')
  for await (const batch of ordersInBatches(db, filter, now)) {
    yield batch.map((order) => orderCsvRow(withoutDeletedCustomer(order, { seesDeleted })))
  }
}

async function* lineRows(db: Database, sellers: readonly string[], filter: SoldLineFilter) {
  for (let offset = 0; ; offset += batchSize) {
    const lines = await soldLines(db, sellers, filter, { limit: batchSize, offset })
    yield lines.map(soldLineCsvRow)
    if (lines.length < batchSize) return
  }
}

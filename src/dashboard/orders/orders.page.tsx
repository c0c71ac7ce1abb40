import { useActionData, useLocation } from 'react-router'
import { isAllowedForStaff, sellersWith } from '#account/staff/roles.ts'
import { ExportLink } from '#dashboard/lists/export-link.tsx'
import { activateAction } from '#dashboard/orders/activate-orders.server.ts'
import { activatedSentence, readActivated } from '#dashboard/orders/activate-orders.ts'
import { OrdersTable } from '#dashboard/orders/orders-table.tsx'
import { SelectableOrders } from '#dashboard/orders/selectable-orders.tsx'
import { SoldLinesTable } from '#dashboard/orders/sold-lines-table.tsx'
import { isFilteredList } from '#dashboard/lists/view-search.ts'
import { FilteredList } from '#dashboard/lists/filtered-list.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { listPage, requirePageInRange } from '#dashboard/lists/page-in-range.server.ts'
import { listWindow, type ListWindow } from '#dashboard/lists/page-number.ts'
import { rowsCounted } from '#dashboard/lists/total-rows.ts'
import { notFound, requireViewer, type Viewer } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { pageContext, type PageContext } from '#http/server/page-context.server.ts'
import { pageOfOrders } from '#orders/admin/admin-orders.queries.server.ts'
import { orderFilterOf } from '#orders/admin/order-filter.ts'
import { soldLineFilterOf } from '#orders/admin/sold-line-filter.ts'
import { countSoldLines, soldLines } from '#orders/admin/sold-lines.queries.server.ts'
import { eventsWithoutOrder } from '#orders/admin/stuck-orders.queries.server.ts'
import { Banner } from '#ui/forms/banner.tsx'
import type { Route } from './+types/orders.page.ts'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { choiceField, dayFields, searchField, type FilterField } from '#dashboard/lists/list-filter-fields.ts'
import { orderStatuses } from '#orders/order-status.ts'
import { statusLabel } from '#orders/order-timeline.ts'
import { optionsFrom } from '#ui/forms/options.ts'
import { orderRows } from '#dashboard/orders/order-rows.server.ts'

export const meta = dashboardMeta('Orders', 'Orders and their next steps.')

/** Loads orders for staff. For members, loads the sold lines of their sellers (product: dashboard 80, 88). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer({ request, context })
  const parameters = new URL(request.url).searchParams
  const window = listWindow(parameters)
  if (isAllowedForStaff(viewer, 'orders.see')) {
    const found = await ordersForStaff(pageContext(context), viewer, parameters, window)
    requirePageInRange(request, window, { rows: found.rows, count: found.count ?? 0 })
    return found
  }
  const sellers = sellersWith(viewer, 'sold-lines.see')
  if (sellers.length === 0) throw notFound()
  const { db } = pageContext(context)
  const filter = soldLineFilterOf(parameters)
  const [lines, count] = await Promise.all([
    soldLines(db, sellers, filter, window),
    countSoldLines(db, sellers, filter),
  ])
  const { rows, ...list } = listPage(request, window, { rows: lines, count })
  return {
    ...list,
    kind: 'lines' as const,
    lines: rows.map(({ moment: _moment, ...line }) => line),
    mayExport: sellersWith(viewer, 'sold-lines.export').length > 0,
    showsSeller: sellers.length > 1,
  }
}

async function ordersForStaff(
  { db, clock }: PageContext,
  viewer: Viewer,
  parameters: URLSearchParams,
  window: ListWindow,
) {
  const { page, size } = window
  const filter = orderFilterOf(parameters)
  const now = clock()
  const found = await pageOfOrders(db, filter, { now, page, size })
  const rows = await orderRows(db, viewer, found.orders, found.stuck)
  return {
    kind: 'orders' as const,
    page,
    size,
    rows,
    hasNoMatch: rows.length === 0 && isFilteredList(parameters),
    now,
    sort: filter.isOldestFirst ? 'placed' : '-placed',
    hasNext: found.hasNext,
    count: found.count ?? (found.hasNext ? null : rowsCounted(window, { rows, count: null })),
    stuckCount: found.stuckCount,
    mayActivate: isAllowedForStaff(viewer, 'orders.change'),
    unmatched: page === 1 && filter.onlyStuck ? await eventsWithoutOrder(db) : [],
    mayExport: isAllowedForStaff(viewer, 'orders.export'),
  }
}

export const action = activateAction

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation()
  const answer = useActionData<typeof action>()
  const exportLink = loaderData.mayExport && <ExportLink path="/dashboard/orders/export" />
  if (loaderData.kind === 'lines') {
    const { lines, showsSeller } = loaderData
    return (
      <>
        <PageHeading
          title="Orders"
          lead="Orders of your products. You’ll see the buyer once it’s paid."
          action={exportLink}
        />
        <FilteredList
          fields={soldLineFields}
          list={loaderData}
          one="line"
          many="lines"
          noMatch="No orders match. Remove a filter."
        >
          <SoldLinesTable rows={lines} showsSeller={showsSeller} />
        </FilteredList>
      </>
    )
  }
  const { rows, count, stuckCount, unmatched, now, sort, mayActivate } = loaderData
  const activated = answer ? null : readActivated(new URLSearchParams(search).get('done'))
  return (
    <>
      <PageHeading title="Orders" lead={stuckLead(stuckCount)} action={exportLink} />
      <div className="banners">
        {answer?.problem && <Banner tone="error" title={answer.problem} />}
        {activated && <Banner tone="success">{activatedSentence(activated)}</Banner>}
      </div>
      <FilteredList
        fields={orderFields}
        list={loaderData}
        one="order"
        many="orders"
        noMatch="No orders match. Remove a filter, or search by order number."
      >
        {mayActivate ? (
          <SelectableOrders
            key={search}
            {...{ rows, count, now, sort }}
            toConfirm={answer && answer.problem === null ? answer.ids : []}
          />
        ) : (
          <OrdersTable {...{ rows, now, sort }} />
        )}
      </FilteredList>
      <UnmatchedEvents events={unmatched} />
    </>
  )
}

function stuckLead(count: number): string {
  if (count === 0) return 'What customers ordered.'
  return count === 1
    ? '1 order is stuck. It’s listed first.'
    : `${count.toLocaleString('en-US')} orders are stuck. They’re listed first.`
}

type UnmatchedEvent = Awaited<ReturnType<typeof eventsWithoutOrder>>[number]

const columns: readonly Column<UnmatchedEvent>[] = [
  { title: 'Event', cell: ({ id }) => id },
  { title: 'Type', cell: ({ type }) => type },
  { title: 'Order in the event', cell: ({ order }) => order },
  { title: 'Received (UTC)', cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
]

/** Events of the signing portal about orders that the shop does not have. Shown with the stuck orders. */
function UnmatchedEvents({ events }: { events: readonly UnmatchedEvent[] }) {
  if (events.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-lg">Updates without an order</h2>
      <p className="mb-3 text-ink-soft">
        The signing portal sent these for orders we don’t have. Check them in the portal.
      </p>
      <DataTable caption="Updates without an order" columns={columns} rows={events} />
    </section>
  )
}

const orderFields: readonly FilterField[] = [
  searchField('Number, receipt, customer, seller, product'),
  choiceField(
    'status',
    'Status',
    orderStatuses.map((value) => ({ value, label: statusLabel(value) })),
  ),
  ...dayFields,
  { kind: 'check', name: 'stuck', label: 'Stuck only' },
]

/** The filters of the list of sold lines. */
const soldLineFields: readonly FilterField[] = [
  searchField('Product, or buyer of a paid line'),
  choiceField('state', 'Payment', optionsFrom({ paid: 'Paid', open: 'Not paid yet' })),
  ...dayFields,
]

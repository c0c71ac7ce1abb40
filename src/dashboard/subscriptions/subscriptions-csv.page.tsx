import { isAllowedForStaff, sellersWith } from '#account/staff/roles.ts'
import { csvResponse, inBatches } from '#dashboard/components/csv-response.server.ts'
import { notFound, requireViewer } from '#dashboard/viewer.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { dollarsText } from '#lib/money.ts'
import {
  listSubscriptions,
  type ListedSubscription,
} from '#orders/subscriptions/listed-subscriptions.queries.server.ts'
import { subscriptionFilterOf } from '#orders/subscriptions/subscription-filter.ts'
import type { Route } from './+types/subscriptions-csv.page.ts'

/** Exports the rows of the viewer's list with the same filters (product: subscriptions 21). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer({ request, context })
  const isStaff = isAllowedForStaff(viewer, 'orders.see')
  const sellerIds = isStaff ? null : sellersWith(viewer, 'sold-lines.export')
  if (isStaff ? !isAllowedForStaff(viewer, 'orders.export') : sellerIds?.length === 0) throw notFound()
  const { db, clock } = pageContext(context)
  const parameters = new URL(request.url).searchParams
  const filter = subscriptionFilterOf(parameters)
  return csvResponse(
    {
      db,
      viewer,
      now: clock(),
      filter: parameters,
      action: isStaff ? 'orders.export' : 'sold-lines.export',
      name: 'subscriptions',
      header: columns.map(([name]) => name),
    },
    inBatches(
      (slice) => listSubscriptions(db, sellerIds, filter, slice),
      (row) => [columns.map(([, cell]) => cell(row))],
    ),
  )
}

const columns: readonly (readonly [name: string, cell: (row: ListedSubscription) => string])[] = [
  ['product', ({ product }) => product],
  ['seller', ({ seller }) => seller],
  ['customer', ({ customer }) => customer.name],
  ['company', ({ customer }) => customer.company],
  ['email', ({ customer }) => customer.email],
  ['state', ({ status }) => status],
  ['quantity', ({ quantity }) => String(quantity)],
  ['next_quantity', ({ nextQuantity }) => (nextQuantity === null ? '' : String(nextQuantity))],
  ['interval', ({ interval }) => interval],
  ['period_end', ({ periodEnd }) => periodEnd],
  ['ended', ({ endedAt }) => endedAt ?? ''],
  ['next_amount', (row) => (isRenewed(row) ? dollarsText(row.nextAmount) : '')],
  ['per_month', ({ monthly }) => dollarsText(monthly)],
]

function isRenewed({ status }: ListedSubscription): boolean {
  return status === 'active' || status === 'past_due'
}

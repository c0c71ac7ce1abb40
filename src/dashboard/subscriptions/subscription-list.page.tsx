import { Link } from 'react-router'
import { isAllowedForStaff, sellersWith } from '#account/staff/roles.ts'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { ExportLink } from '#dashboard/lists/export-link.tsx'
import { FilteredList } from '#dashboard/lists/filtered-list.tsx'
import { choiceField, searchField, type FilterField } from '#dashboard/lists/list-filter-fields.ts'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { listPage } from '#dashboard/lists/page-in-range.server.ts'
import { listWindow } from '#dashboard/lists/page-number.ts'
import {
  nextChargeText,
  quantityText,
  SubscriptionStateDot,
  subscriptionStateWords,
} from '#dashboard/orders/subscription-state.tsx'
import { notFound, requireViewer } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { formatMoney } from '#lib/money.ts'
import { subscriptionStatuses } from '#orders/subscription.ts'
import { subscriptionFilterOf } from '#orders/subscriptions/subscription-filter.ts'
import {
  countSubscriptions,
  listSubscriptions,
} from '#orders/subscriptions/listed-subscriptions.queries.server.ts'
import { BackLink } from '#ui/layout/back-link.tsx'
import type { Route } from './+types/subscription-list.page.ts'

export const meta = dashboardMeta('All subscriptions', 'Who subscribes to what, and what renews when.')

/** Loads all subscriptions, or for members those of their sellers' products (product: subscriptions 21). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer({ request, context })
  const isStaff = isAllowedForStaff(viewer, 'orders.see')
  const sellerIds = isStaff ? null : sellersWith(viewer, 'sold-lines.see')
  if (sellerIds?.length === 0) throw notFound()
  const { db } = pageContext(context)
  const parameters = new URL(request.url).searchParams
  const window = listWindow(parameters)
  const filter = subscriptionFilterOf(parameters)
  const [found, count] = await Promise.all([
    listSubscriptions(db, sellerIds, filter, window),
    countSubscriptions(db, sellerIds, filter),
  ])
  const { rows, ...list } = listPage(request, window, { rows: found, count })
  return {
    ...list,
    // Members must not see the order that contains the subscription (product: dashboard 88).
    rows: rows.map(({ moment: _moment, orderId, ...row }) => ({ ...row, orderId: isStaff ? orderId : null })),
    sort: filter.isLastFirst ? '-due' : 'due',
    showsSeller: sellerIds?.length !== 1,
    mayExport: isStaff
      ? isAllowedForStaff(viewer, 'orders.export')
      : sellersWith(viewer, 'sold-lines.export').length > 0,
  }
}

export default function SubscriptionListPage({ loaderData }: Route.ComponentProps) {
  const { rows, sort, showsSeller, mayExport, ...list } = loaderData
  return (
    <>
      <BackLink to="/dashboard/subscriptions">Subscriptions</BackLink>
      <PageHeading
        title="All subscriptions"
        lead="Who subscribes to what, and what renews when. Days are in UTC."
        action={mayExport && <ExportLink path="/dashboard/subscriptions/export" />}
      />
      <FilteredList
        fields={[searchField('Product, customer'), state]}
        list={list}
        one="subscription"
        many="subscriptions"
      >
        <DataTable
          caption="Subscriptions"
          sort={sort}
          columns={columns.filter(({ title }) => showsSeller || title !== 'Seller')}
          rows={rows}
          empty="Subscriptions show up here once their first payment arrives."
        />
      </FilteredList>
    </>
  )
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

const columns: readonly Column<Row>[] = [
  {
    title: 'Product',
    cell: ({ product, orderId }) =>
      orderId === null ? product : <Link to={`/dashboard/orders/${orderId}`}>{product}</Link>,
  },
  {
    title: 'Customer',
    cell: ({ customer: { name, company, email } }) => (
      <div>
        {company ? `${name}, ${company}` : name}
        <span className="block text-xs text-ink-soft">{email}</span>
      </div>
    ),
  },
  { title: 'Seller', cell: ({ seller }) => seller },
  { title: 'State', cell: SubscriptionStateDot },
  { title: 'Next charge', sorts: ['due', '-due'], cell: nextChargeText },
  {
    title: 'Quantity',
    cell: quantityText,
    isFigure: true,
  },
  {
    title: 'Per month',
    cell: ({ status, monthly }) => (status === 'ended' ? '' : formatMoney(monthly)),
    isFigure: true,
  },
]

const state: FilterField = choiceField(
  'state',
  'State',
  [
    ...subscriptionStatuses.map((value) => ({ value, label: subscriptionStateWords[value].label })),
    { value: 'all', label: 'Any' },
  ],
  { none: 'Not ended' },
)

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isAllowed, isAllowedForStaff } from '#account/staff/roles.ts'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { monthName } from '#dashboard/components/short-day.ts'
import { subscriptionStateWords } from '#dashboard/orders/subscription-state.tsx'
import { sellersOfReport } from '#dashboard/reports/load-report.server.ts'
import { notFound, requireViewer } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { formatMoney } from '#lib/money.ts'
import {
  monthlyRevenue,
  type RevenueOfMonth,
} from '#orders/subscriptions/recurring-revenue.queries.server.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import type { Route } from './+types/subscriptions.page.ts'

export const meta = dashboardMeta('Subscriptions', 'Monthly recurring revenue.')

/** Loads the figures of the shop for staff, or of the member's sellers (product: subscriptions 14). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer({ request, context })
  const sellerIds = sellersOfReport(viewer)
  if (sellerIds?.length === 0) throw notFound()
  const { db, clock } = pageContext(context)
  return {
    isOfShop: sellerIds === null,
    revenue: await monthlyRevenue(db, sellerIds, clock()),
    // The list is linked only if it contains the same subscriptions as the figures.
    seesList:
      sellerIds === null ? isAllowedForStaff(viewer, 'orders.see') : isAllowed(viewer, 'sold-lines.see'),
  }
}

export default function DashboardSubscriptionsPage({ loaderData }: Route.ComponentProps) {
  const { isOfShop, revenue, seesList } = loaderData
  const { total, active, pastDue, canceling, months } = revenue
  const counts = [
    { state: 'active', count: active },
    { state: 'past_due', count: pastDue },
    { state: 'canceling', count: canceling },
  ] as const
  return (
    <>
      <PageHeading
        title="Subscriptions"
        lead={`${isOfShop ? 'The whole shop' : 'Your products'}. Quarterly and yearly prices count per month. Months are in UTC.`}
        action={
          seesList && (
            <ButtonLink to={list} variant="secondary">
              All subscriptions
            </ButtonLink>
          )
        }
      />
      <div className="grid grid-cols-1 gap-6">
        <section className="work-box" aria-label="Now">
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-4">
            <Total name="Per month">{formatMoney(total)}</Total>
            {counts.map(({ state, count }) => {
              const figure = count.toLocaleString('en-US')
              return (
                <Total key={state} name={subscriptionStateWords[state].label}>
                  {seesList && count > 0 ? (
                    <Link to={`${list}?state=${state}`} className="link">
                      {figure}
                    </Link>
                  ) : (
                    figure
                  )}
                </Total>
              )
            })}
          </dl>
        </section>
        <DataTable
          caption="Monthly recurring revenue"
          columns={columns}
          rows={months}
          rowKey={({ month }) => month}
        />
      </div>
    </>
  )
}

const list = '/dashboard/subscriptions/list'

function Total({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm/[1.6] text-ink-soft">{name}</dt>
      <dd className="text-lg/[1.6] font-semibold">{children}</dd>
    </div>
  )
}

const columns: Column<RevenueOfMonth>[] = [
  { title: 'Month', cell: ({ month }) => monthName(month) },
  { title: 'New', isFigure: true, cell: (row) => change(row.new) },
  { title: 'Changed', isFigure: true, cell: (row) => change(row.changed) },
  { title: 'Lost', isFigure: true, cell: (row) => change(row.churned) },
  { title: 'Per month, at the end', isFigure: true, cell: ({ total }) => formatMoney(total) },
]

function change(amount: number): string {
  return amount > 0 ? `+${formatMoney(amount)}` : formatMoney(amount)
}

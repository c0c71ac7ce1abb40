import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { sellersOfReport } from '#dashboard/reports/load-report.server.ts'
import { notFound, requireViewer } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { formatMoney } from '#lib/money.ts'
import {
  monthlyRevenue,
  type RevenueOfMonth,
} from '#orders/subscriptions/recurring-revenue.queries.server.ts'
import type { Route } from './+types/subscriptions.page.ts'

export const meta = dashboardMeta('Subscriptions', 'Monthly recurring revenue.')

/** Staff see the shop's figures, members those of their sellers (product: subscriptions 14). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireViewer({ request, context })
  const sellerIds = sellersOfReport(viewer)
  if (sellerIds?.length === 0) throw notFound()
  const { db, clock } = pageContext(context)
  return { isOfShop: sellerIds === null, revenue: await monthlyRevenue(db, sellerIds, clock()) }
}

export default function DashboardSubscriptionsPage({ loaderData }: Route.ComponentProps) {
  const { isOfShop, revenue } = loaderData
  const { total, active, pastDue, canceling, months } = revenue
  return (
    <>
      <PageHeading
        title="Subscriptions"
        lead={`${isOfShop ? 'The whole shop' : 'Your products'}. Quarterly and yearly prices count per month. Months are in UTC.`}
      />
      <div className="people-sections">
        <section className="work-box" aria-label="Now">
          <dl className="report-totals">
            <Total name="Per month">{formatMoney(total)}</Total>
            <Total name="Active">{active.toLocaleString('en-US')}</Total>
            <Total name="Past due">{pastDue.toLocaleString('en-US')}</Total>
            <Total name="Set to cancel">{canceling.toLocaleString('en-US')}</Total>
          </dl>
        </section>
        <DataTable
          caption="Monthly recurring revenue"
          columns={columns}
          rows={months}
          rowKey={({ month }) => month}
          empty={null}
        />
      </div>
    </>
  )
}

function Total({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="report-total">{children}</dd>
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

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function monthName(month: string): string {
  return monthFormat.format(new Date(`${month}-01T00:00:00Z`))
}

import { Link } from 'react-router'
import { isAllowedForStaff, sellersWith } from '#account/staff/roles.ts'
import { suspendedNames } from '#catalog/sellers/suspended-sellers.queries.server.ts'
import { Moment } from '#dashboard/components/moment.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { SuspendedBanner } from '#dashboard/components/suspended-banner.tsx'
import { OrderStatusDot } from '#dashboard/orders/order-status-dot.tsx'
import { ProductAndChange } from '#dashboard/orders/product-and-change.tsx'
import { SentenceOf } from '#dashboard/audit/audit-entry.tsx'
import { auditRows } from '#dashboard/audit/audit-list.server.ts'
import { NewestLines, OverviewBox, OpenTaskList, SetupList } from '#dashboard/overview/overview-boxes.tsx'
import { openTasksOf } from '#dashboard/overview/open-tasks.server.ts'
import { dayBefore } from '#dashboard/overview/open-tasks.ts'
import { SalesPanel } from '#dashboard/overview/sales-panel.tsx'
import { lastDays, periodSales, salesDays } from '#dashboard/overview/sales.ts'
import { setupSteps } from '#dashboard/overview/setup-steps.server.ts'
import { sellersOfReport } from '#dashboard/reports/load-report.server.ts'
import { openPage, type Viewer } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import type { Database } from '#db/database.server.ts'
import { startOfDay } from '#lib/days.ts'
import { cappedCount } from '#lib/max-counted.ts'
import { formatPrice } from '#lib/money.ts'
import { revenueByDay } from '#orders/admin/order-reports.queries.server.ts'
import { countOrdersSince, recentOrders } from '#orders/admin/order-counts.queries.server.ts'
import { soldLineFilterOf } from '#orders/admin/sold-line-filter.ts'
import { soldLines } from '#orders/admin/sold-lines.queries.server.ts'
import { orderNumber } from '#orders/order-number.ts'
import type { Route } from './+types/overview.page.ts'
import { orderRows } from '#dashboard/orders/order-rows.server.ts'

const shownOrders = 5
const shownActivity = 8

export const meta = dashboardMeta('Dashboard', 'Sales, open tasks and recent activity.')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, db, now } = await openPage({ request, context }, 'overview.see')
  const [suspended, openTasks, steps, sales, orders, lines, activity] = await Promise.all([
    suspendedNames(db, sellersWith(viewer, 'proposals.see')),
    openTasksOf({ request, context }, viewer),
    setupSteps(db, viewer),
    salesFor(db, viewer, now),
    isAllowedForStaff(viewer, 'orders.see') ? newOrders(db, viewer, now) : null,
    newLines(db, viewer),
    latestActivity(db, viewer),
  ])
  return { name: viewer.name, now, suspended, openTasks, steps, sales, orders, lines, activity }
}

/** Reads the revenue of the last days, of the shop or of the viewer's sellers (product: dashboard 114). */
async function salesFor(db: Database, viewer: Viewer, now: Date) {
  const start = startOfDay(dayBefore(now, salesDays - 1)) ?? now
  const before = startOfDay(dayBefore(now, -1)) ?? now
  const days = await revenueByDay(db, { start, before, sellerIds: sellersOfReport(viewer) })
  const sales = days.map(({ day, once, monthly, quarterly, yearly }) => ({
    day,
    amount: once + monthly + quarterly + yearly,
  }))
  return { periods: periodSales(sales, now), days: lastDays(sales, now) }
}

async function newOrders(db: Database, viewer: Viewer, now: Date) {
  const today = dayBefore(now, 0)
  const [newest, count] = await Promise.all([
    recentOrders(db, shownOrders),
    countOrdersSince(db, startOfDay(today) ?? now),
  ])
  return { rows: await orderRows(db, viewer, newest), count, path: `/dashboard/orders?from=${today}` }
}

/** The newest sold lines of a member; `null` for staff, who see whole orders, and without permission. */
async function newLines(db: Database, viewer: Viewer) {
  const sellers = sellersWith(viewer, 'sold-lines.see')
  if (sellers.length === 0 || isAllowedForStaff(viewer, 'orders.see')) return null
  const found = await soldLines(db, sellers, soldLineFilterOf(new URLSearchParams()), { limit: shownOrders })
  return found.map(({ buyer, ...line }) => ({ ...line, isPaid: buyer !== null }))
}

/** Reads the latest audit entries, if the viewer may read the audit log. */
async function latestActivity(db: Database, viewer: Viewer) {
  if (!isAllowedForStaff(viewer, 'audit.see')) return []
  const noFilter = { actorIds: null, actorKind: null, action: '', subject: '', from: null, until: null }
  return auditRows(db, { ...noFilter, isFolded: true }, { limit: shownActivity })
}

/** The start page: sales, the viewer's open tasks, recent activity (product: dashboard 110). */
export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const { name, now, suspended, openTasks, steps, sales, orders, lines, activity } = loaderData
  const hasAside = orders !== null || lines !== null || activity.length > 0
  const today = orders && { path: orders.path, count: cappedCount(orders.count) }
  return (
    <>
      <PageHeading title="Overview" lead={`Welcome, ${name}.`} />
      {suspended.length > 0 && (
        <div className="banners">
          {suspended.map((seller) => (
            <SuspendedBanner key={seller} name={seller} />
          ))}
        </div>
      )}
      <div className={hasAside ? `${part} min-[75rem]:grid-cols-[minmax(0,1fr)_24rem]` : part}>
        <div className={part}>
          <section aria-labelledby="open-tasks-title">
            <h2 id="open-tasks-title" className="work-title">
              To do
            </h2>
            <OpenTaskList entries={openTasks} now={now} />
          </section>
          <SetupList steps={steps} />
          <SalesPanel {...sales} newOrders={today} />
        </div>
        {hasAside && (
          <div className={part}>
            {orders && <NewestOrders rows={orders.rows} />}
            {lines && <NewestLines lines={lines} />}
            {activity.length > 0 && <LatestActivity entries={activity} />}
          </div>
        )}
      </div>
    </>
  )
}

const part = 'grid grid-cols-1 content-start gap-5'

type LoaderData = Route.ComponentProps['loaderData']

function NewestOrders({ rows }: { rows: NonNullable<LoaderData['orders']>['rows'] }) {
  return (
    <OverviewBox
      id="newest-orders-title"
      title="New orders"
      more={{ path: '/dashboard/orders', label: 'All orders' }}
    >
      {rows.length === 0 && <p className="text-ink-soft">Orders show up here as customers place them.</p>}
      <ul className="divided" data-rows="">
        {rows.map(({ id, placedAt, customer, products, change, total, status, payment }) => (
          <li key={id}>
            <Link
              to={`/dashboard/orders/${id}`}
              className="grid gap-0.5 py-2.5 hover:[&_.text-ink]:underline"
            >
              <span className="flex items-baseline justify-between gap-3">
                <span className="font-semibold text-ink">{customer || orderNumber(id)}</span>
                <span className="font-semibold text-ink">{formatPrice(total)}</span>
              </span>
              <span className="block truncate text-ink-soft">
                <ProductAndChange product={products} change={change} />
              </span>
              <span className="flex items-baseline justify-between gap-3 text-xs text-ink-soft">
                <OrderStatusDot order={{ status, total }} payment={payment} />
                <Moment at={placedAt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </OverviewBox>
  )
}

function LatestActivity({ entries }: { entries: LoaderData['activity'] }) {
  return (
    <OverviewBox id="activity-title" title="Activity" more={{ path: '/dashboard/audit', label: 'Audit log' }}>
      <ul className="divided">
        {entries.map((row) => (
          <li key={row.id} className="grid gap-0.5 py-2">
            <span className="min-w-0 wrap-break-word">
              <span className="font-semibold text-ink">{row.who}</span> <SentenceOf row={row} />
            </span>
            <span className="text-xs text-ink-soft">
              <Moment at={row.at} />
            </span>
          </li>
        ))}
      </ul>
    </OverviewBox>
  )
}

import { Link } from 'react-router'
import { sellersWith } from '#account/staff/roles.ts'
import { suspendedNames } from '#catalog/sellers/suspended-sellers.queries.server.ts'
import { SuspendedBanner } from '#dashboard/components/suspended-banner.tsx'
import { OpenTaskList } from '#dashboard/overview/open-task-list.tsx'
import { hasNothingYet, soldLately, openTasksFor } from '#dashboard/overview/open-tasks.server.ts'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { requireAllowed } from '#dashboard/viewer.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { pageMeta } from '#site/page-meta.ts'
import { buttonClass } from '#ui/forms/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import type { Route } from './+types/overview.page.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Dashboard',
    description: 'What waits for you, and how the shop is doing.',
    path: '/dashboard',
    noIndex: true,
  })
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireAllowed({ request, context }, 'overview.see')
  const { db, clock } = pageContext(context)
  const now = clock()
  return {
    name: viewer.name,
    suspended: await suspendedNames(db, sellersWith(viewer, 'proposals.see')),
    openTasks: await openTasksFor(db, viewer, now),
    sold: await soldLately(db, viewer, now),
    isNew: await hasNothingYet(db, viewer),
  }
}

/** The viewer's open tasks, and a banner if their seller is suspended (product: dashboard 50, 110). */
export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const { name, suspended, openTasks, sold, isNew } = loaderData
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
      {sold && !isNew && (
        <p className="mb-4">
          <Link to={sold.path} className="underline">
            {soldSentence(sold.lines)}
          </Link>
        </p>
      )}
      <section aria-labelledby="open-tasks-title">
        <h2 id="open-tasks-title" className="work-title">
          What waits for you
        </h2>
        {isNew && openTasks.length === 0 ? <FirstProduct /> : <OpenTaskList entries={openTasks} />}
      </section>
    </>
  )
}

function FirstProduct() {
  return (
    <EmptyState
      title="Bring your first product"
      action={
        <Link to="/dashboard/products" className={buttonClass()}>
          Go to your products
        </Link>
      }
    >
      Write what it is and what it costs, and submit it. Once staff have approved it, it is in the shop.
    </EmptyState>
  )
}

function soldSentence(lines: number): string {
  if (lines === 0) return 'None of your products was sold in the last 7 days.'
  return lines === 1
    ? '1 line of your products was sold in the last 7 days.'
    : `${lines} lines of your products were sold in the last 7 days.`
}

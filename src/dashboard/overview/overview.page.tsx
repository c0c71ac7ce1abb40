import { Link } from 'react-router'
import { WaitingList } from '#dashboard/overview/waiting-list.tsx'
import { soldLately, waitingFor } from '#dashboard/overview/waiting.server.ts'
import { PageHeading } from '#dashboard/pieces/page-heading.tsx'
import { requireAllowed } from '#dashboard/viewer.server.ts'
import { pageContext } from '#http/page-context.server.ts'
import { pageMeta } from '#site/page-meta.ts'
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
    waiting: await waitingFor(db, viewer, now),
    sold: await soldLately(db, viewer, now),
  }
}

/** What waits for the viewer (product: dashboard 110). */
export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const { name, waiting, sold } = loaderData
  return (
    <>
      <PageHeading title="Overview" lead={`Welcome, ${name}.`} />
      {sold && (
        <p className="mb-4">
          <Link to={sold.path} className="underline">
            {soldSentence(sold.lines)}
          </Link>
        </p>
      )}
      <section aria-labelledby="waiting-title">
        <h2 id="waiting-title" className="work-title">
          What waits for you
        </h2>
        <WaitingList entries={waiting} />
      </section>
    </>
  )
}

function soldSentence(lines: number): string {
  if (lines === 0) return 'None of your products was sold in the last 7 days.'
  return lines === 1
    ? '1 line of your products was sold in the last 7 days.'
    : `${lines} lines of your products were sold in the last 7 days.`
}

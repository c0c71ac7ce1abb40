import { Link, useLocation } from 'react-router'
import { isAllowedForStaff } from '#account/staff/roles.ts'
import { WaitlistFilters } from '#dashboard/enquiries/enquiry-filters.tsx'
import { chosenFilters } from '#dashboard/components/chosen-filters.ts'
import { DataTable, type Column } from '#dashboard/components/data-table.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { exportAddress, requestedPage, rowsPerPage } from '#dashboard/components/page-number.ts'
import { Pager } from '#dashboard/components/pager.tsx'
import { requireAllowed } from '#dashboard/viewer.server.ts'
import { waitlistFilterOf } from '#enquiries/inbox/enquiry-filter.ts'
import { knownWaitlists, waitlistPage } from '#enquiries/inbox/inbox.queries.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { pageMeta } from '#site/page-meta.ts'
import { buttonClass } from '#ui/forms/button.tsx'
import type { Route } from './+types/waitlists.page.ts'
import { ArrowLeftIcon } from '#ui/icons/icons-interface.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Waitlists',
    description: 'Who waits for what is coming.',
    path: '/dashboard/enquiries/waitlists',
    noIndex: true,
  })
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireAllowed({ request, context }, 'enquiries.see')
  const parameters = new URL(request.url).searchParams
  const page = requestedPage(parameters)
  const chosen = chosenFilters(parameters)
  const window = { limit: rowsPerPage + 1, offset: (page - 1) * rowsPerPage }
  const { db } = pageContext(context)
  const [found, lists] = await Promise.all([
    waitlistPage(db, waitlistFilterOf(parameters), window),
    knownWaitlists(db),
  ])
  return {
    rows: found.slice(0, rowsPerPage),
    hasNext: found.length > rowsPerPage,
    page,
    lists,
    chosen,
    mayExport: isAllowedForStaff(viewer, 'enquiries.export'),
  }
}

type Row = Awaited<ReturnType<typeof loader>>['rows'][number]

const columns: readonly Column<Row>[] = [
  { title: 'Email', cell: ({ email }) => email },
  { title: 'Waitlist', cell: ({ list }) => list },
  { title: 'Joined (UTC)', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { title: 'Page', cell: ({ page }) => page },
]

/** The addresses on the waitlists (product: enquiries 7). */
export default function WaitlistsPage({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation()
  const { rows, page, hasNext, lists, mayExport } = loaderData
  return (
    <>
      <Link to="/dashboard/enquiries" className="back-link">
        <ArrowLeftIcon className="size-4" />
        Inquiries
      </Link>
      <PageHeading
        title="Waitlists"
        lead="Who waits for what is coming."
        action={
          mayExport && (
            <a
              href={exportAddress('/dashboard/enquiries/waitlists/export', search)}
              className={buttonClass({ variant: 'secondary' })}
            >
              Export as CSV
            </a>
          )
        }
      />
      <WaitlistFilters lists={lists} />
      <DataTable
        caption="Addresses on the waitlists"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<p className="p-6 text-ink-soft">No one has signed up yet.</p>}
      />
      <Pager page={page} hasNext={hasNext} />
    </>
  )
}

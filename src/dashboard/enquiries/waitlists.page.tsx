import { isAllowedForStaff } from '#account/staff/roles.ts'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { ExportLink } from '#dashboard/lists/export-link.tsx'
import { FilteredList } from '#dashboard/lists/filtered-list.tsx'
import { choiceField, dayFields, searchField, type FilterField } from '#dashboard/lists/list-filter-fields.ts'
import { Moment } from '#dashboard/components/moment.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { listPage } from '#dashboard/lists/page-in-range.server.ts'
import { listWindow } from '#dashboard/lists/page-number.ts'
import { openPage } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { waitlistFilterOf } from '#enquiries/inbox/enquiry-filter.ts'
import { countWaitlists, knownWaitlists, waitlistPage } from '#enquiries/inbox/waitlists.queries.server.ts'
import { BackLink } from '#ui/layout/back-link.tsx'
import type { Route } from './+types/waitlists.page.ts'

export const meta = dashboardMeta('Waitlists', 'People waiting for a launch.')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, db, parameters } = await openPage({ request, context }, 'enquiries.see')
  const window = listWindow(parameters)
  const filter = waitlistFilterOf(parameters)
  const isOldestFirst = parameters.get('sort') === 'joined'
  const [rows, count, lists] = await Promise.all([
    waitlistPage(db, filter, { ...window, isOldestFirst }),
    countWaitlists(db, filter),
    knownWaitlists(db),
  ])
  return {
    ...listPage(request, window, { rows, count }),
    sort: isOldestFirst ? 'joined' : '-joined',
    lists,
    mayExport: isAllowedForStaff(viewer, 'enquiries.export'),
  }
}

type Row = Awaited<ReturnType<typeof loader>>['rows'][number]

const columns: readonly Column<Row>[] = [
  { title: 'Email', cell: ({ email }) => email },
  { title: 'Waitlist', cell: ({ list }) => list },
  { title: 'Joined (UTC)', sorts: ['-joined', 'joined'], cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { title: 'Page', cell: ({ page }) => page },
]

/** The email addresses on the waitlists (product: enquiries 7). */
export default function WaitlistsPage({ loaderData }: Route.ComponentProps) {
  const { rows, sort, lists, mayExport, ...list } = loaderData
  return (
    <>
      <BackLink to="/dashboard/enquiries">Inquiries</BackLink>
      <PageHeading
        title="Waitlists"
        lead="People waiting for a launch."
        action={mayExport && <ExportLink path="/dashboard/enquiries/waitlists/export" />}
      />
      <FilteredList fields={waitlistFields(lists)} list={list} one="address" many="addresses">
        <DataTable
          caption="Addresses on the waitlists"
          sort={sort}
          columns={columns}
          rows={rows}
          empty="No one has signed up yet."
        />
      </FilteredList>
    </>
  )
}

function waitlistFields(lists: readonly string[]): FilterField[] {
  const choices = lists.map((each) => ({ value: each, label: each }))
  const list: FilterField = choiceField('list', 'Waitlist', choices, { none: 'All' })
  return [searchField('Email'), list, ...dayFields]
}

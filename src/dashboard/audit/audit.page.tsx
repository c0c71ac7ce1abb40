import { actorWords, exportArea } from '#audit/audit-filter.ts'
import { countChanges } from '#audit/audit.queries.server.ts'
import { isAllowed } from '#account/staff/roles.ts'
import { AuditEntryText } from '#dashboard/audit/audit-entry.tsx'
import { auditFilterOf, auditRows, historyOf, type AuditRow } from '#dashboard/audit/audit-list.server.ts'
import { ExportLink } from '#dashboard/lists/export-link.tsx'
import { BackLink } from '#ui/layout/back-link.tsx'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { FilteredList } from '#dashboard/lists/filtered-list.tsx'
import { dayFields, searchField, type FilterField } from '#dashboard/lists/list-filter-fields.ts'
import { Moment } from '#dashboard/components/moment.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { listPage } from '#dashboard/lists/page-in-range.server.ts'
import { listWindow } from '#dashboard/lists/page-number.ts'
import { openPage } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import type { Route } from './+types/audit.page.ts'
import type { Option } from '#ui/forms/options.ts'

export const meta = dashboardMeta('Audit log', 'Who changed what.')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, db, now, parameters } = await openPage({ request, context }, 'audit.see')
  const window = listWindow(parameters)
  const filter = await auditFilterOf(db, viewer, parameters, now)
  // Matches of combined filters are not counted, because counting them could read the whole log.
  const isCounted = ['who', 'action', 'subject'].filter((name) => parameters.get(name)).length < 2
  const [rows, count, history] = await Promise.all([
    auditRows(db, filter, window),
    isCounted ? countChanges(db, filter) : null,
    historyOf(db, filter.subject),
  ])
  return {
    ...listPage(request, window, { rows, count }),
    history,
    isOfGroup: filter.parentId !== null,
    mayExport: isAllowed(viewer, 'audit.export'),
  }
}

const columns: readonly Column<AuditRow>[] = [
  { title: 'When (UTC)', cell: ({ at }) => <Moment at={at} /> },
  { title: 'Who', cell: ({ who }) => <span className="block min-w-28">{who}</span> },
  { title: 'What', cell: (row) => <AuditEntryText row={row} /> },
]

/** The areas to filter by. Each value is the beginning of the names of the area's actions. */
const areas: readonly Option[] = [
  { value: 'catalogue.', label: 'Products and catalog' },
  { value: 'catalogue.import', label: 'Imports' },
  { value: exportArea, label: 'Exports' },
  { value: 'sellers.', label: 'Sellers' },
  { value: 'proposals.', label: 'Proposals' },
  { value: 'applications.', label: 'Applications to sell' },
  { value: 'access.', label: 'Access and license keys' },
  { value: 'orders.', label: 'Orders' },
  { value: 'subscriptions.', label: 'Subscriptions' },
  { value: 'discounts.', label: 'Discount codes' },
  { value: 'offers.', label: 'Offers' },
  { value: 'statements.', label: 'Statements and commission' },
  { value: 'quotes.', label: 'Quotes' },
  { value: 'enquiries.', label: 'Inquiries' },
  { value: 'reviews.', label: 'Reviews' },
  { value: 'files.', label: 'Files' },
  { value: 'people.', label: 'People and roles' },
  { value: 'members.', label: 'Members of sellers' },
  { value: 'developers.', label: 'API keys and webhooks' },
  { value: 'second-factor.', label: 'Two-step sign-in' },
  { value: 'account.', label: 'Accounts' },
  { value: 'notices.', label: 'Notifications' },
  { value: 'views.', label: 'Saved views' },
]

const filters: readonly FilterField[] = [
  searchField('Product, seller, order, person…', 'subject'),
  {
    kind: 'text',
    label: 'Who',
    name: 'who',
    placeholder: 'Name or email',
    suggestions: actorWords,
  },
  { kind: 'choice', label: 'About', name: 'action', none: 'Everything', choices: areas },
  ...dayFields,
]

/** The audit log: every change as a sentence (product: dashboard 15). */
export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { history, isOfGroup, rows, mayExport } = loaderData
  const exportLink = mayExport && <ExportLink path="/dashboard/audit/export" />
  return (
    <>
      {isOfGroup && <BackLink to="/dashboard/audit">Audit log</BackLink>}
      {history?.path && <BackLink to={history.path}>{history.name}</BackLink>}
      <PageHeading
        title={history ? `History of ${history.name}` : 'Audit log'}
        lead="Who changed what, newest first."
        action={exportLink}
      />
      <FilteredList fields={filters} list={loaderData} one="change" many="changes">
        <div className="tall-rows">
          <DataTable caption="Changes" choosesColumns columns={columns} rows={rows} empty="No changes yet." />
        </div>
      </FilteredList>
    </>
  )
}

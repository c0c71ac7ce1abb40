import { useLocation } from 'react-router'
import { countChanges } from '#audit/audit.queries.server.ts'
import { isAllowed } from '#account/staff/roles.ts'
import { auditFilterOf, auditRows, type AuditRow } from '#dashboard/audit/audit-list.server.ts'
import { ChangedFields } from '#dashboard/audit/changed-fields.tsx'
import { chosenFilters } from '#dashboard/components/chosen-filters.ts'
import { DataTable, type Column } from '#dashboard/components/data-table.tsx'
import { dayFields, type FilterField } from '#dashboard/components/list-filter-fields.ts'
import { ListFilters } from '#dashboard/components/list-filters.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { requirePageInRange } from '#dashboard/components/page-in-range.server.ts'
import { exportAddress, listWindow } from '#dashboard/components/page-number.ts'
import { Pager } from '#dashboard/components/pager.tsx'
import { rowsCounted, totalRows } from '#dashboard/components/total-rows.ts'
import { requireAllowed } from '#dashboard/viewer.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { pageMeta } from '#site/page-meta.ts'
import { buttonClass } from '#ui/forms/button.tsx'
import type { Route } from './+types/audit.page.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Audit log',
    description: 'Who changed what.',
    path: '/dashboard/audit',
    noIndex: true,
  })
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireAllowed({ request, context }, 'audit.see')
  const { db } = pageContext(context)
  const parameters = new URL(request.url).searchParams
  const window = listWindow(parameters)
  const { page, size } = window
  const filter = await auditFilterOf(db, parameters)
  // Two searches at once may read everything.
  const isCounted = ['who', 'action', 'subject'].filter((name) => parameters.get(name)).length < 2
  const [rows, counted] = await Promise.all([
    auditRows(db, filter, window),
    isCounted ? countChanges(db, filter) : null,
  ])
  const count = rowsCounted(window, { rows, count: counted })
  requirePageInRange(request, window, { rows, count: count ?? 0 })
  return {
    page,
    size,
    count,
    rows: rows.slice(0, size),
    hasNext: rows.length > size,
    isFiltered: Object.values(chosenFilters(parameters)).some(Boolean),
    mayExport: isAllowed(viewer, 'audit.export'),
  }
}

const columns: readonly Column<AuditRow>[] = [
  { title: 'When (UTC)', cell: ({ at }) => <Moment at={at} /> },
  { title: 'Who', cell: ({ who }) => who },
  { title: 'Action', cell: ({ action }) => action },
  {
    title: 'Subject',
    cell: ({ subjectKind, subjectId }) => (
      <>
        <span className="block">{subjectKind}</span>
        <span className="block text-xs break-all text-ink-soft">{subjectId}</span>
      </>
    ),
  },
  { title: 'Changes', cell: ({ changes }) => <ChangedFields changes={changes} /> },
]

const filters: readonly FilterField[] = [
  { kind: 'text', label: 'Who', name: 'who', placeholder: 'Name or email' },
  { kind: 'text', label: 'Action', name: 'action', placeholder: 'people.' },
  { kind: 'text', label: 'Subject', name: 'subject', placeholder: 'product some-id' },
  ...dayFields,
]

/** Every change, field by field (product: dashboard 15). */
export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { page, size, count, rows, hasNext, isFiltered, mayExport } = loaderData
  const { search } = useLocation()
  const exportLink = mayExport && (
    <a
      href={exportAddress('/dashboard/audit/export', search)}
      className={buttonClass({ variant: 'secondary' })}
    >
      Export as CSV
    </a>
  )
  return (
    <>
      <PageHeading
        title="Audit log"
        lead="Who changed what. Entries are never changed."
        action={exportLink}
      />
      <ListFilters
        label="Filter changes"
        fields={filters}
        total={count !== null && totalRows(count, 'change', 'changes')}
      />
      <DataTable
        caption="Changes"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={
          <p className="p-6 text-ink-soft">
            {isFiltered ? 'No change fits these filters. Take one away.' : 'No changes yet.'}
          </p>
        }
      />
      <Pager page={page} hasNext={hasNext} size={size} {...(count !== null && { count })} />
    </>
  )
}

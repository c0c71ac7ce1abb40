import { Link } from 'react-router'
import { EnquiryStateDot } from '#dashboard/enquiries/enquiry-state-dot.tsx'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { rowCheckboxes } from '#dashboard/lists/row-checkboxes.tsx'
import type { Selection } from '#dashboard/lists/use-selection.ts'
import { Moment } from '#dashboard/components/moment.tsx'
import type { EnquiryKind } from '#enquiries/enquiries.ts'
import { enquiryKindLabels } from '#enquiries/enquiry-facts.ts'
import type { EnquiryState } from '#enquiries/enquiry-thread.ts'

export interface EnquiryRow {
  id: string
  sender: string
  title: string
  kind: EnquiryKind
  createdAt: Date
  state: EnquiryState
  assignee: string | null
}

const columns: readonly Column<EnquiryRow>[] = [
  { title: 'From', cell: ({ id, sender }) => <Link to={`/dashboard/enquiries/${id}`}>{sender}</Link> },
  { title: 'About', cell: ({ title }) => title },
  { title: 'Kind', cell: ({ kind }) => <span className="whitespace-nowrap">{enquiryKindLabels[kind]}</span> },
  {
    title: 'Received (UTC)',
    sorts: ['received', '-received'],
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  { title: 'Assigned to', cell: ({ assignee }) => assignee ?? 'Nobody' },
  { title: 'State', cell: ({ state }) => <EnquiryStateDot state={state} /> },
]

/** Sellers do not need these columns: they see only questions, which have no assignee. */
const staffColumns = new Set(['Kind', 'Assigned to'])

interface EnquiriesTableProps {
  rows: readonly EnquiryRow[]
  isStaff: boolean
  isFiltered: boolean
  sort: string
  selection?: Selection
}

export function EnquiriesTable({ rows, isStaff, isFiltered, sort, selection }: EnquiriesTableProps) {
  const shown = isStaff ? columns : columns.filter(({ title }) => !staffColumns.has(title))
  return (
    <DataTable
      caption="Inquiries"
      columns={shown}
      rows={rows}
      rowKey={({ id }) => id}
      choosesColumns
      sort={sort}
      {...(selection && {
        select: rowCheckboxes<EnquiryRow>(
          selection,
          { id: ({ id }) => id, label: ({ sender }) => `the inquiry of ${sender}` },
          rows.length,
        ),
      })}
      empty={
        isFiltered
          ? 'No inquiries match. Remove a filter.'
          : isStaff
            ? 'You’re all caught up. New questions show up here.'
            : 'You’re all caught up. Questions about your products show up here.'
      }
    />
  )
}

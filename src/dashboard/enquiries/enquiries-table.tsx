import { Link } from 'react-router'
import { EnquiryStateDot } from '#dashboard/enquiries/enquiry-state-dot.tsx'
import { DataTable, type Column } from '#dashboard/components/data-table.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import type { EnquiryKind } from '#enquiries/enquiries.ts'
import { enquiryKindLabel } from '#enquiries/enquiry-facts.ts'
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
  { title: 'Kind', cell: ({ kind }) => <span className="whitespace-nowrap">{enquiryKindLabel(kind)}</span> },
  { title: 'Received (UTC)', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { title: 'Assigned to', cell: ({ assignee }) => assignee ?? 'Nobody' },
  { title: 'State', cell: ({ state }) => <EnquiryStateDot state={state} /> },
]

/** Sellers see only questions, which have no assignee. */
const staffColumns = new Set(['Kind', 'Assigned to'])

const selection: Column<EnquiryRow> = {
  title: 'Select',
  cell: ({ id, sender, state }) =>
    state !== 'done' && (
      <label className="check-cell">
        <input type="checkbox" name="selected" value={id} form={selectionForm} className="choice" />
        <span className="sr-only">Select the inquiry of {sender}</span>
      </label>
    ),
}

/** The id of the form that submits the rows selected in the table. */
export const selectionForm = 'selected-enquiries'

interface EnquiriesTableProps {
  rows: readonly EnquiryRow[]
  isStaff: boolean
  maySelect: boolean
  isFiltered: boolean
}

export function EnquiriesTable({ rows, isStaff, maySelect, isFiltered }: EnquiriesTableProps) {
  const shown = isStaff ? columns : columns.filter(({ title }) => !staffColumns.has(title))
  return (
    <DataTable
      caption="Inquiries"
      columns={maySelect ? [...shown, selection] : shown}
      rows={rows}
      rowKey={({ id }) => id}
      empty={
        <p className="p-6 text-ink-soft">
          {isFiltered
            ? 'No inquiry fits these filters.'
            : isStaff
              ? 'Nothing is open. What visitors ask of the company appears here.'
              : 'You’re all caught up. Questions about your products show up here.'}
        </p>
      }
    />
  )
}

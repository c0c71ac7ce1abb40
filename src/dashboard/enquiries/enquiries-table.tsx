import { Form, Link } from 'react-router'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { rowCheckboxes } from '#dashboard/lists/row-checkboxes.tsx'
import { SelectionBar } from '#dashboard/lists/selection-bar.tsx'
import { maxBulk, useSelection, type Selection } from '#dashboard/lists/use-selection.ts'
import { Moment } from '#dashboard/components/moment.tsx'
import type { EnquiryKind } from '#enquiries/enquiries.ts'
import { Button } from '#ui/forms/button.tsx'
import { enquiryKindLabels } from '#enquiries/enquiry-facts.ts'
import { type EnquiryState, enquiryStateLabels } from '#enquiries/enquiry-thread.ts'
import { StatusDot, type StatusTone } from '#dashboard/components/status-dot.tsx'

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
  sort: string
}

export function EnquiriesTable({
  rows,
  sort,
  isStaff,
  selection,
}: EnquiriesTableProps & { isStaff: boolean; selection?: Selection }) {
  const shown = isStaff ? columns : columns.filter(({ title }) => !staffColumns.has(title))
  return (
    <DataTable
      caption="Inquiries"
      columns={shown}
      rows={rows}
      sort={sort}
      select={selection && rowCheckboxes(selection, ({ sender }: EnquiryRow) => `the inquiry of ${sender}`)}
      empty={
        isStaff
          ? 'You’re all caught up. New questions show up here.'
          : 'You’re all caught up. Questions about your products show up here.'
      }
    />
  )
}

/** The inquiries with checkboxes, and the bar that assigns or closes them (product: dashboard 98). */
export function SelectableEnquiries({ rows, count, sort }: EnquiriesTableProps & { count: number | null }) {
  const selection = useSelection(rows.map(({ id }) => id))
  return (
    <Form method="post">
      <EnquiriesTable {...{ rows, sort, selection }} isStaff />
      {rows.length > 0 && (
        <SelectionBar
          selection={selection}
          rows={rows.length}
          count={count ?? rows.length}
          max={maxBulk}
          one="inquiry"
          many="inquiries"
        >
          <Button type="submit" name="intent" value="assign" variant="secondary" data-shortcut="approve-row">
            Assign to me
          </Button>
          <Button type="submit" name="intent" value="finish" variant="secondary">
            Mark done
          </Button>
        </SelectionBar>
      )}
    </Form>
  )
}

const tones: Record<EnquiryState, StatusTone> = { open: 'waiting', waiting: 'quiet', done: 'good' }

export function EnquiryStateDot({ state }: { state: EnquiryState }) {
  return <StatusDot tone={tones[state]}>{enquiryStateLabels[state]}</StatusDot>
}

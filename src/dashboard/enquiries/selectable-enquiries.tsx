import { Form } from 'react-router'
import { SelectionBar } from '#dashboard/lists/selection-bar.tsx'
import { maxBulk, useSelection } from '#dashboard/lists/use-selection.ts'
import { EnquiriesTable, type EnquiryRow } from '#dashboard/enquiries/enquiries-table.tsx'
import { Button } from '#ui/forms/button.tsx'

interface SelectableEnquiriesProps {
  rows: readonly EnquiryRow[]
  count: number | null
  isFiltered: boolean
  sort: string
}

/**
 * The inquiries with checkboxes, and the bar that assigns or closes the selected inquiries (product:
 * dashboard 98).
 */
export function SelectableEnquiries({ rows, count, ...table }: SelectableEnquiriesProps) {
  const selection = useSelection(rows.map(({ id }) => id))
  return (
    <Form method="post">
      <EnquiriesTable rows={rows} isStaff selection={selection} {...table} />
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

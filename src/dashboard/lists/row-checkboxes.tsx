import type { ReactNode } from 'react'
import type { Selection } from '#dashboard/lists/use-selection.ts'

interface RowNames<Row> {
  id: (row: Row) => string
  label: (row: Row) => string
}

/** Returns the checkboxes of the rows and of the header. They submit the field `selected`. */
export function rowCheckboxes<Row>(
  { ids, isHydrated, toggle, togglePage }: Selection,
  { id, label }: RowNames<Row>,
  count: number,
): { all: ReactNode; row: (row: Row) => ReactNode } {
  return {
    all: isHydrated && (
      <label>
        <input type="checkbox" className="choice" checked={ids.length === count} onChange={togglePage} />
        <span className="md:sr-only">Select all on this page</span>
      </label>
    ),
    row: (row) => (
      <label>
        <input
          type="checkbox"
          name="selected"
          value={id(row)}
          className="choice"
          {...(isHydrated
            ? { checked: ids.includes(id(row)), onChange: () => toggle(id(row)) }
            : { defaultChecked: ids.includes(id(row)) })}
        />
        <span className="sr-only">Select {label(row)}</span>
      </label>
    ),
  }
}

import type { RowCheckboxes } from '#dashboard/lists/data-table.tsx'
import type { Selection } from '#dashboard/lists/use-selection.ts'

/** Returns the checkboxes of the rows and of the header. They submit the field `selected`. */
export function rowCheckboxes<Row extends { id: string }>(
  { ids, hasPage, isHydrated, toggle, togglePage }: Selection,
  label: (row: Row) => string,
): RowCheckboxes<Row> {
  return {
    all: isHydrated && (
      <label>
        <input type="checkbox" className="choice" checked={hasPage} onChange={togglePage} />
        <span className="md:sr-only">Select all on this page</span>
      </label>
    ),
    row: (row) => (
      <label>
        <input
          type="checkbox"
          name="selected"
          value={row.id}
          className="choice"
          {...(isHydrated
            ? { checked: ids.includes(row.id), onChange: () => toggle(row.id) }
            : { defaultChecked: ids.includes(row.id) })}
        />
        <span className="sr-only">Select {label(row)}</span>
      </label>
    ),
  }
}

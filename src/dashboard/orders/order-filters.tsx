import { CheckBox } from '#dashboard/pieces/check-box.tsx'
import type { ChosenFilters } from '#dashboard/pieces/chosen-filters.ts'
import { FilterBar } from '#dashboard/pieces/filter-bar.tsx'
import { orderStatuses } from '#orders/order-status.ts'
import { statusLabel } from '#orders/order-timeline.ts'
import { SelectField, TextField } from '#ui/field.tsx'

/** The fields have the filters as their defaults, so another address needs new ones: give it as the key. */
export function OrderFilters({ chosen }: { chosen: ChosenFilters }) {
  return (
    <FilterBar label="Filter orders">
      <TextField
        label="Search"
        type="search"
        name="q"
        defaultValue={chosen['q']}
        placeholder="Number, customer, email, product"
        className="filter-wide"
      />
      <SelectField label="Status" name="status" defaultValue={chosen['status'] ?? ''}>
        <option value="">Any</option>
        {orderStatuses.map((status) => (
          <option key={status} value={status}>
            {statusLabel(status)}
          </option>
        ))}
      </SelectField>
      <DayFields chosen={chosen} />
      <CheckBox label="Stuck only" name="stuck" value="1" defaultChecked={chosen['stuck'] === '1'} />
    </FilterBar>
  )
}

/** For sellers. */
export function SoldLineFilters({ chosen }: { chosen: ChosenFilters }) {
  return (
    <FilterBar label="Filter lines">
      <TextField
        label="Search"
        type="search"
        name="q"
        defaultValue={chosen['q']}
        placeholder="Product, or buyer of a paid line"
        className="filter-wide"
      />
      <SelectField label="Payment" name="state" defaultValue={chosen['state'] ?? ''}>
        <option value="">Any</option>
        <option value="paid">Paid</option>
        <option value="open">Not paid yet</option>
      </SelectField>
      <DayFields chosen={chosen} />
    </FilterBar>
  )
}

export function DayFields({ chosen }: { chosen: ChosenFilters }) {
  return (
    <>
      <TextField label="From" type="date" name="from" defaultValue={chosen['from']} />
      <TextField label="To" type="date" name="to" defaultValue={chosen['to']} />
    </>
  )
}

import { DayFields, type ChosenFilters } from '#dashboard/orders/order-filters.tsx'
import { FilterBar } from '#dashboard/pieces/filter-bar.tsx'
import { quoteStateLabel, quoteStates } from '#quotes/quote.ts'
import { SelectField, TextField } from '#ui/field.tsx'

/** Without a choice the list shows what waits for an answer (product: quotes 17). */
export function QuoteFilters({ chosen, seesCustomers }: { chosen: ChosenFilters; seesCustomers: boolean }) {
  return (
    <FilterBar label="Filter quotes">
      <TextField
        label="Search"
        type="search"
        name="q"
        defaultValue={chosen['q']}
        placeholder={seesCustomers ? 'Number, customer, email, item' : 'Number, item'}
        className="filter-wide"
      />
      <SelectField label="State" name="state" defaultValue={chosen['state'] ?? 'requested'}>
        {quoteStates.map((state) => (
          <option key={state} value={state}>
            {quoteStateLabel({ state, version: 1 })}
          </option>
        ))}
        <option value="all">Any</option>
      </SelectField>
      <DayFields chosen={chosen} />
    </FilterBar>
  )
}

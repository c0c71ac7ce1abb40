import type { ChosenFilters } from '#dashboard/components/chosen-filters.ts'
import { FilterBar } from '#dashboard/components/filter-bar.tsx'
import { FilterChoice, FilterDays, FilterSearch } from '#dashboard/components/filter-fields.tsx'
import { quoteStateLabel, quoteStates } from '#quotes/quote.ts'

const states = [
  ...quoteStates.map((state) => ({ value: state, label: quoteStateLabel({ state, version: 1 }) })),
  { value: 'all', label: 'Any' },
]

/** By default the list shows quotes that need an answer (product: quotes 17). */
export function QuoteFilters({ chosen, seesCustomers }: { chosen: ChosenFilters; seesCustomers: boolean }) {
  return (
    <FilterBar label="Filter quotes">
      <FilterSearch
        chosen={chosen}
        placeholder={seesCustomers ? 'Number, customer, email, item' : 'Number, item'}
      />
      <FilterChoice
        label="State"
        name="state"
        value={chosen['state'] ?? 'requested'}
        none={null}
        choices={states}
      />
      <FilterDays chosen={chosen} />
    </FilterBar>
  )
}

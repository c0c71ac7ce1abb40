import type { ReactNode } from 'react'
import { dayFields, searchField, type FilterField } from '#dashboard/components/list-filter-fields.ts'
import { ListFilters } from '#dashboard/components/list-filters.tsx'
import { quoteStateLabel, quoteStates } from '#quotes/quote.ts'

/** By default the list shows quotes that need an answer (product: quotes 17). */
const state: FilterField = {
  kind: 'choice',
  name: 'state',
  label: 'State',
  none: null,
  initial: 'requested',
  choices: [
    ...quoteStates.map((value) => ({ value, label: quoteStateLabel({ state: value, version: 1 }) })),
    { value: 'all', label: 'Any' },
  ],
}

interface QuoteFiltersProps {
  seesCustomers: boolean
  total: ReactNode
}

export function QuoteFilters({ seesCustomers, total }: QuoteFiltersProps) {
  const search = searchField(seesCustomers ? 'Number, customer, email, item' : 'Number, item')
  return <ListFilters label="Filter quotes" fields={[search, state, ...dayFields]} total={total} />
}

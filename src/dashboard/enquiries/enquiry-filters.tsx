import { DayFields } from '#dashboard/orders/order-filters.tsx'
import type { ChosenFilters } from '#dashboard/pieces/chosen-filters.ts'
import { FilterBar } from '#dashboard/pieces/filter-bar.tsx'
import { enquiryKinds } from '#enquiries/enquiries.ts'
import { enquiryKindLabel } from '#enquiries/enquiry-facts.ts'
import { enquiryStateLabel, enquiryStates } from '#enquiries/enquiry-thread.ts'
import { SelectField, TextField } from '#ui/field.tsx'

interface EnquiryFiltersProps {
  chosen: ChosenFilters
  people: readonly { id: string; name: string }[]
}

/** Without a choice the inbox shows what is open (product: dashboard 95). */
export function EnquiryFilters({ chosen, people }: EnquiryFiltersProps) {
  return (
    <FilterBar label="Filter enquiries">
      <TextField
        label="Search"
        type="search"
        name="q"
        defaultValue={chosen['q']}
        placeholder="Name, email, text, reference"
        className="filter-wide"
      />
      <SelectField label="State" name="state" defaultValue={chosen['state'] ?? 'open'}>
        {enquiryStates.map((state) => (
          <option key={state} value={state}>
            {enquiryStateLabel(state)}
          </option>
        ))}
        <option value="all">Any</option>
      </SelectField>
      <SelectField label="Kind" name="kind" defaultValue={chosen['kind'] ?? ''}>
        <option value="">Any</option>
        {enquiryKinds.map((kind) => (
          <option key={kind} value={kind}>
            {enquiryKindLabel(kind)}
          </option>
        ))}
      </SelectField>
      <SelectField label="Assigned to" name="person" defaultValue={chosen['person'] ?? ''}>
        <option value="">Anybody</option>
        <option value="me">Me</option>
        <option value="nobody">Nobody</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <DayFields chosen={chosen} />
    </FilterBar>
  )
}

export function WaitlistFilters({ chosen, lists }: { chosen: ChosenFilters; lists: readonly string[] }) {
  return (
    <FilterBar label="Filter waitlists">
      <SelectField label="Waitlist" name="list" defaultValue={chosen['list'] ?? ''}>
        <option value="">All</option>
        {lists.map((list) => (
          <option key={list}>{list}</option>
        ))}
      </SelectField>
      <DayFields chosen={chosen} />
    </FilterBar>
  )
}

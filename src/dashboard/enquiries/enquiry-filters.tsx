import type { ChosenFilters } from '#dashboard/components/chosen-filters.ts'
import { FilterBar } from '#dashboard/components/filter-bar.tsx'
import { FilterChoice, FilterDays, FilterSearch } from '#dashboard/components/filter-fields.tsx'
import { enquiryKinds } from '#enquiries/enquiries.ts'
import { enquiryKindLabel } from '#enquiries/enquiry-facts.ts'
import { enquiryStateLabel, enquiryStates } from '#enquiries/enquiry-thread.ts'

interface EnquiryFiltersProps {
  chosen: ChosenFilters
  people: readonly { id: string; name: string }[]
  /** Members of sellers see only questions, and no assignees. */
  isStaff: boolean
}

/** By default the inbox shows open enquiries (product: dashboard 95). */
export function EnquiryFilters({ chosen, people, isStaff }: EnquiryFiltersProps) {
  const states = enquiryStates.map((value) => ({ value, label: enquiryStateLabel(value) }))
  return (
    <FilterBar label="Filter enquiries">
      <FilterSearch
        chosen={chosen}
        placeholder={isStaff ? 'Name, email, text, reference' : 'Name, product, text, reference'}
      />
      <FilterChoice
        label="State"
        name="state"
        value={chosen['state'] ?? 'open'}
        none={null}
        choices={[...states, { value: 'all', label: 'Any' }]}
      />
      {isStaff && (
        <>
          <FilterChoice
            label="Kind"
            name="kind"
            value={chosen['kind'] ?? ''}
            none="Any"
            choices={enquiryKinds.map((value) => ({ value, label: enquiryKindLabel(value) }))}
          />
          <FilterChoice
            label="Assigned to"
            name="person"
            value={chosen['person'] ?? ''}
            none="Anybody"
            choices={[
              { value: 'me', label: 'Me' },
              { value: 'nobody', label: 'Nobody' },
              ...people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </>
      )}
      <FilterDays chosen={chosen} />
    </FilterBar>
  )
}

export function WaitlistFilters({ chosen, lists }: { chosen: ChosenFilters; lists: readonly string[] }) {
  return (
    <FilterBar label="Filter waitlists">
      <FilterChoice
        label="Waitlist"
        name="list"
        value={chosen['list'] ?? ''}
        choices={lists.map((list) => ({ value: list, label: list }))}
      />
      <FilterDays chosen={chosen} />
    </FilterBar>
  )
}

import type { ReactNode } from 'react'
import { dayFields, searchField, type FilterField } from '#dashboard/components/list-filter-fields.ts'
import { ListFilters } from '#dashboard/components/list-filters.tsx'
import { enquiryKinds } from '#enquiries/enquiries.ts'
import { enquiryKindLabel } from '#enquiries/enquiry-facts.ts'
import { enquiryStateLabel, enquiryStates } from '#enquiries/enquiry-thread.ts'

interface EnquiryFiltersProps {
  people: readonly { id: string; name: string }[]
  /** Members of sellers see only questions, and no assignees. */
  isStaff: boolean
  total: ReactNode
}

/** By default the inbox shows open enquiries (product: dashboard 95). */
const state: FilterField = {
  kind: 'choice',
  name: 'state',
  label: 'State',
  none: null,
  initial: 'open',
  choices: [
    ...enquiryStates.map((value) => ({ value, label: enquiryStateLabel(value) })),
    { value: 'all', label: 'Any' },
  ],
}

const kind: FilterField = {
  kind: 'choice',
  name: 'kind',
  label: 'Kind',
  none: 'Any',
  choices: enquiryKinds.map((value) => ({ value, label: enquiryKindLabel(value) })),
}

export function EnquiryFilters({ people, isStaff, total }: EnquiryFiltersProps) {
  const search = searchField(isStaff ? 'Name, email, text, reference' : 'Name, product, text, reference')
  const person: FilterField = {
    kind: 'choice',
    name: 'person',
    label: 'Assigned to',
    none: 'Anybody',
    choices: [
      { value: 'me', label: 'Me' },
      { value: 'nobody', label: 'Nobody' },
      ...people.map(({ id, name }) => ({ value: id, label: name })),
    ],
  }
  const ofStaff = isStaff ? [kind, person] : []
  return (
    <ListFilters label="Filter inquiries" fields={[search, state, ...ofStaff, ...dayFields]} total={total} />
  )
}

export function WaitlistFilters({ lists }: { lists: readonly string[] }) {
  const list: FilterField = {
    kind: 'choice',
    name: 'list',
    label: 'Waitlist',
    none: 'All',
    choices: lists.map((each) => ({ value: each, label: each })),
  }
  return <ListFilters label="Filter waitlists" fields={[list, ...dayFields]} />
}

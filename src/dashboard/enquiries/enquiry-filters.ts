import { choiceField, dayFields, searchField, type FilterField } from '#dashboard/lists/list-filter-fields.ts'
import { enquiryKinds } from '#enquiries/enquiries.ts'
import { enquiryKindLabels } from '#enquiries/enquiry-facts.ts'
import { enquiryStateLabels, enquiryStates } from '#enquiries/enquiry-thread.ts'

/** By default the inbox shows open inquiries (product: dashboard 95). */
const state: FilterField = choiceField(
  'state',
  'State',
  [
    ...enquiryStates.map((value) => ({ value, label: enquiryStateLabels[value] })),
    { value: 'all', label: 'Any' },
  ],
  { none: null, initial: 'open' },
)

const kind: FilterField = choiceField(
  'kind',
  'Kind',
  enquiryKinds.map((value) => ({ value, label: enquiryKindLabels[value] })),
)

/**
 * Returns the filters of the inbox. Members of sellers see only questions, so they have no filter for the
 * assignee.
 */
export function enquiryFields(
  people: readonly { id: string; name: string }[],
  isStaff: boolean,
): FilterField[] {
  const search = searchField(isStaff ? 'Name, email, text, reference' : 'Name, product, text, reference')
  const person: FilterField = choiceField(
    'person',
    'Assigned to',
    [
      { value: 'me', label: 'Me' },
      { value: 'nobody', label: 'Nobody' },
      ...people.map(({ id, name }) => ({ value: id, label: name })),
    ],
    { none: 'Anybody' },
  )
  return [search, state, ...(isStaff ? [kind, person] : []), ...dayFields]
}

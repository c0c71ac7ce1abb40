import type { ReactNode } from 'react'
import { searchField, type FilterField } from '#dashboard/components/list-filter-fields.ts'
import { ListFilters } from '#dashboard/components/list-filters.tsx'
import { reviewListStates, type ReviewListState } from '#reviews/moderation/review-filter.ts'

const labels: Readonly<Record<ReviewListState, string>> = {
  reported: 'Reported',
  published: 'Published',
  hidden: 'Hidden',
}

const states = reviewListStates.map((value) => ({ value, label: labels[value] }))
const stars = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: value }))
const answered = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

export function ReviewFilters({ isStaff, total }: { isStaff: boolean; total: ReactNode }) {
  const shown = states.filter(({ value }) => isStaff || value !== 'reported')
  const fields: FilterField[] = [
    searchField('Product, title, text, author'),
    { kind: 'choice', name: 'state', label: 'State', none: 'Any', choices: shown },
    { kind: 'choice', name: 'stars', label: 'Stars', none: 'Any', choices: stars },
    { kind: 'choice', name: 'answered', label: 'Answered', none: 'Any', choices: answered },
  ]
  return <ListFilters label="Filter reviews" fields={fields} total={total} />
}

import type { ChosenFilters } from '#dashboard/components/chosen-filters.ts'
import { FilterBar } from '#dashboard/components/filter-bar.tsx'
import { FilterChoice, FilterSearch } from '#dashboard/components/filter-fields.tsx'
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

export function ReviewFilters({ chosen, isStaff }: { chosen: ChosenFilters; isStaff: boolean }) {
  const shown = states.filter(({ value }) => isStaff || value !== 'reported')
  const choices = [
    { label: 'State', name: 'state', choices: shown },
    { label: 'Stars', name: 'stars', choices: stars },
    { label: 'Answered', name: 'answered', choices: answered },
  ]
  return (
    <FilterBar label="Filter reviews">
      <FilterSearch chosen={chosen} placeholder="Product, title, text, author" />
      {choices.map((choice) => (
        <FilterChoice key={choice.name} {...choice} value={chosen[choice.name] ?? ''} none="Any" />
      ))}
    </FilterBar>
  )
}

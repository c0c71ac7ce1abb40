import type { ChosenFilters } from '#dashboard/orders/order-filters.tsx'
import { FilterBar } from '#dashboard/pieces/filter-bar.tsx'
import { reviewListStates, type ReviewListState } from '#reviews/review-filter.ts'
import { SelectField, TextField } from '#ui/field.tsx'

const labels: Readonly<Record<ReviewListState, string>> = {
  reported: 'Reported',
  published: 'Published',
  hidden: 'Hidden',
}

export function ReviewFilters({ chosen }: { chosen: ChosenFilters }) {
  return (
    <FilterBar label="Filter reviews">
      <TextField
        label="Search"
        type="search"
        name="q"
        defaultValue={chosen['q']}
        placeholder="Product, title, text, author"
        className="filter-wide"
      />
      <SelectField label="State" name="state" defaultValue={chosen['state'] ?? ''}>
        <option value="">Any</option>
        {reviewListStates.map((state) => (
          <option key={state} value={state}>
            {labels[state]}
          </option>
        ))}
      </SelectField>
      <SelectField label="Stars" name="stars" defaultValue={chosen['stars'] ?? ''}>
        <option value="">Any</option>
        {[5, 4, 3, 2, 1].map((stars) => (
          <option key={stars}>{stars}</option>
        ))}
      </SelectField>
      <SelectField label="Answered" name="answered" defaultValue={chosen['answered'] ?? ''}>
        <option value="">Any</option>
        <option value="yes">Yes</option>
        <option value="no">No</option>
      </SelectField>
    </FilterBar>
  )
}

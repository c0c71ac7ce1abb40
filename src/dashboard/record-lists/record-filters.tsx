import type { RecordChoices } from '#catalog/editing/edited-records.queries.server.ts'
import {
  recordSorts,
  recordSortWords,
  recordStates,
  recordStateWords,
  type RecordFilter,
} from '#catalog/editing/lists/list-filter.ts'
import type { CatalogNoun } from '#dashboard/records/nouns.ts'
import { FilterBar } from '#dashboard/components/filter-bar.tsx'
import { FilterChoice } from '#dashboard/components/filter-fields.tsx'
import { TextField } from '#ui/forms/field.tsx'

interface RecordFiltersProps {
  noun: CatalogNoun
  filter: RecordFilter
  choices: RecordChoices
}

/** The filters and sort order of a list. */
export function RecordFilters({ noun, filter, choices }: RecordFiltersProps) {
  return (
    <FilterBar key={JSON.stringify(filter)} label={`Filter ${noun}`}>
      <TextField label="Name or id" name="text" type="search" defaultValue={filter.text} />
      {noun === 'products' && (
        <>
          <FilterChoice
            label="Category"
            name="category"
            value={filter.category}
            choices={choices.categories}
          />
          <FilterChoice label="Seller" name="seller" value={filter.seller} choices={choices.sellers} />
        </>
      )}
      {noun !== 'sellers' && (
        <FilterChoice
          label="State"
          name="state"
          none="All but archived"
          value={filter.state ?? ''}
          choices={recordStates
            .filter((state) => noun !== 'categories' || state !== 'coming')
            .filter((state) => noun === 'products' || state !== 'suspended')
            .map((value) => ({ value, label: recordStateWords[value] }))}
        />
      )}
      {(noun === 'products' || noun === 'solutions') && (
        <FilterChoice
          label="Sort"
          name="sort"
          none={null}
          value={filter.sort}
          choices={recordSorts.map((value) => ({ value, label: recordSortWords[value] }))}
        />
      )}
    </FilterBar>
  )
}

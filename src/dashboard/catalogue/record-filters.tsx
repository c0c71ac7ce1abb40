import type { RecordChoices } from '#catalogue/editing/edited-records.queries.server.ts'
import {
  recordSorts,
  recordSortWords,
  recordStates,
  recordStateWords,
  type RecordFilter,
} from '#catalogue/editing/list-filter.ts'
import type { CatalogueNoun } from '#dashboard/catalogue/nouns.ts'
import { FilterBar } from '#dashboard/pieces/filter-bar.tsx'
import { FilterChoice } from '#dashboard/pieces/filter-fields.tsx'
import { TextField } from '#ui/field.tsx'

interface RecordFiltersProps {
  noun: CatalogueNoun
  filter: RecordFilter
  choices: RecordChoices
}

/** What a list is narrowed and sorted by. */
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

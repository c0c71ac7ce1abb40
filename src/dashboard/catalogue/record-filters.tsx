import type { RecordChoices } from '#catalogue/editing/edited-records.queries.server.ts'
import {
  recordSorts,
  recordSortWords,
  recordStates,
  recordStateWords,
  type RecordFilter,
} from '#catalogue/editing/list-filter.ts'
import type { FieldChoice } from '#catalogue/editing/edited-field.ts'
import type { CatalogueNoun } from '#dashboard/catalogue/nouns.ts'
import { FilterBar } from '#dashboard/pieces/filter-bar.tsx'
import { SelectField, TextField } from '#ui/field.tsx'

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
          <Choice label="Category" name="category" value={filter.category} choices={choices.categories} />
          <Choice label="Seller" name="seller" value={filter.seller} choices={choices.sellers} />
        </>
      )}
      {noun !== 'sellers' && (
        <Choice
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
        <Choice
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

interface ChoiceProps {
  label: string
  name: string
  value: string
  choices: readonly FieldChoice[]
  /** The first choice, which is none; `null` without one. */
  none?: string | null
}

function Choice({ label, name, value, choices, none = 'All' }: ChoiceProps) {
  return (
    <SelectField label={label} name={name} defaultValue={value}>
      {none !== null && <option value="">{none}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  )
}

import type { RecordChoices } from '#catalog/editing/edited-records.queries.server.ts'
import {
  recordSorts,
  recordSortWords,
  recordStates,
  recordStateWords,
} from '#catalog/editing/lists/list-filter.ts'
import type { CatalogNoun } from '#dashboard/records/nouns.ts'
import { searchField, type FilterField } from '#dashboard/lists/list-filter-fields.ts'

/** The filters and the sort order of a catalog list. */
export function recordFields(noun: CatalogNoun, choices: RecordChoices): FilterField[] {
  const search = searchField('Name, description, id', 'text')
  if (noun === 'sellers') return [search, sellerState, verified]
  const states = recordStates
    .filter((state) => noun !== 'categories' || state !== 'coming')
    .filter((state) => noun === 'products' || state !== 'suspended')
    .map((value) => ({ value, label: recordStateWords[value] }))
  const state: FilterField = {
    kind: 'choice',
    name: 'state',
    label: 'State',
    none: 'Active and hidden',
    choices: states,
  }
  const sort: FilterField = {
    kind: 'choice',
    name: 'sort',
    label: 'Sort',
    none: null,
    initial: 'name',
    choices: recordSorts.map((value) => ({ value, label: recordSortWords[value] })),
  }
  if (noun === 'categories') return [search, state]
  if (noun === 'solutions') return [search, state, sort]
  return [
    search,
    { kind: 'choice', name: 'category', label: 'Category', none: 'All', choices: choices.categories },
    { kind: 'choice', name: 'seller', label: 'Seller', none: 'All', choices: choices.sellers },
    state,
    { kind: 'check', name: 'featured', label: 'Featured' },
    sort,
  ]
}

const sellerState: FilterField = {
  kind: 'choice',
  name: 'state',
  label: 'State',
  none: 'Any',
  choices: [
    { value: 'shown', label: recordStateWords.shown },
    { value: 'suspended', label: 'Suspended' },
  ],
}

const verified: FilterField = {
  kind: 'choice',
  name: 'verified',
  label: 'Verified',
  none: 'Any',
  choices: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'Not yet' },
  ],
}

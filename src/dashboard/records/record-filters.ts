import type { RecordChoices } from '#catalog/editing/edited-records.queries.server.ts'
import { recordSortWords, recordStates, recordStateWords } from '#catalog/editing/lists/list-filter.ts'
import type { CatalogNoun } from '#dashboard/records/nouns.ts'
import { choiceField, searchField, type FilterField } from '#dashboard/lists/list-filter-fields.ts'
import { optionsFrom } from '#ui/forms/options.ts'

/** Returns the filters and the sort order of a catalog list. */
export function recordFields(noun: CatalogNoun, choices: RecordChoices): FilterField[] {
  const search = searchField('Name, description, id', 'text')
  if (noun === 'sellers') return [search, sellerState, verified]
  const states = recordStates
    .filter((state) => noun !== 'categories' || state !== 'coming')
    .filter((state) => noun === 'products' || state !== 'suspended')
    .map((value) => ({ value, label: recordStateWords[value] }))
  const state: FilterField = choiceField('state', 'State', states, { none: 'Active and hidden' })
  const sorts = optionsFrom(recordSortWords)
  const sort: FilterField = choiceField('sort', 'Sort', sorts, { none: null, initial: 'name' })
  if (noun === 'categories') return [search, state]
  if (noun === 'solutions') return [search, state, sort]
  return [
    search,
    choiceField('category', 'Category', choices.categories, { none: 'All' }),
    choiceField('seller', 'Seller', choices.sellers, { none: 'All' }),
    state,
    { kind: 'check', name: 'featured', label: 'Featured' },
    sort,
  ]
}

const sellerStates = { shown: recordStateWords.shown, suspended: 'Suspended' }
const sellerState: FilterField = choiceField('state', 'State', optionsFrom(sellerStates))

const verified: FilterField = choiceField('verified', 'Verified', optionsFrom({ yes: 'Yes', no: 'Not yet' }))

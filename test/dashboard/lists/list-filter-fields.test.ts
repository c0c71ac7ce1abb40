import { expect, test } from 'vitest'
import {
  chipsOf,
  dayFields,
  filteredSearch,
  hasFilters,
  searchField,
  withoutFilters,
  type FilterField,
} from '#dashboard/lists/list-filter-fields.ts'

const state: FilterField = {
  kind: 'choice',
  name: 'state',
  label: 'State',
  none: null,
  initial: 'open',
  choices: [
    { value: 'open', label: 'Open' },
    { value: 'all', label: 'Any' },
  ],
}
const fields: FilterField[] = [
  searchField('Name'),
  state,
  { kind: 'check', name: 'stuck', label: 'Stuck only' },
  ...dayFields,
]

function typed(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

test('the address of a list contains its filters, but no empty or default values', () => {
  const form = typed({ q: ' lamp ', state: 'open', from: '', to: '' })
  expect(filteredSearch('?q=old&page=4&done=archive-1&sort=price&size=20', form, fields)).toBe(
    '?sort=price&size=20&q=lamp',
  )
  expect(filteredSearch('?q=old&page=4', typed({ q: '', state: 'open' }), fields)).toBe('')
  expect(filteredSearch('', typed({ state: 'all', stuck: '1' }), fields)).toBe('?state=all&stuck=1')
})

test('each active filter has a chip with its label', () => {
  const chips = (search: string) => chipsOf(fields, new URLSearchParams(search)).map(({ text }) => text)
  expect(chips('?q=lamp&state=all&stuck=1&from=2026-11-01&sort=price&page=2')).toEqual([
    'State: Any',
    'Stuck only',
    'From: 2026-11-01',
  ])
  expect(hasFilters(fields, new URLSearchParams('?q=lamp'))).toBe(true)
  expect(hasFilters(fields, new URLSearchParams('?state=open&sort=price'))).toBe(false)
  expect(chips('?state=open&q=')).toEqual([])
  expect(chips('?state=made-up')).toEqual([])
})

test('clearing the filters of a list keeps the order and the page size', () => {
  const filtered = '?q=lamp&state=all&size=100&sort=-name&page=9'
  expect(String(withoutFilters(filtered, fields))).toBe('size=100&sort=-name')
})

import { expect, test } from 'vitest'
import { parsed } from '#lib/schema.ts'
import { suggestedSchema, type Suggested } from '#catalog/search/suggestions-answer.ts'
import {
  firstGroups,
  helpGroups,
  resultsPath,
  searchOptions,
  suggestionGroups,
} from '#shell/search/suggestion-groups.ts'
import { nextOption, noOption } from '#shell/search/next-option.ts'
import { opensSearch } from '#shell/search/header-search.tsx'

const nothing: Suggested = {
  products: [],
  solutions: [],
  sellers: [],
  categories: [],
  articles: [],
  best_kind: null,
  did_you_mean: null,
}
const runner = {
  id: 'invoice-runner',
  name: 'Invoice Runner',
  summary: 'Reads invoices',
  address: '/marketplace/invoice-runner',
  picture: '/art/v1/automation/invoice-runner.svg',
  price: 49,
  product_type: 'subscription',
  subscription_interval: 'month',
}

test('the group of the best suggestion comes first, the others have a fixed order, and empty groups are left out', () => {
  const found = {
    ...nothing,
    articles: [{ id: 'a', name: 'An article', address: '/blog/a' }],
    products: [runner],
  }
  expect(suggestionGroups(found).map(({ title }) => title)).toEqual(['Products', 'Articles'])
  const best = suggestionGroups({ ...found, best_kind: 'article' })
  expect(best.map(({ title }) => title)).toEqual(['Articles', 'Products'])
  expect(suggestionGroups(nothing)).toEqual([])
})

test('a suggested product has its picture and its price with interval, and a suggested solution its price or “Coming soon”', () => {
  const solution = {
    id: 's',
    name: 'Jake',
    summary: '',
    address: '/solutions/jakeplatform',
    price: 0,
    coming_soon: false,
  }
  const [products, solutions] = suggestionGroups({
    ...nothing,
    products: [runner],
    solutions: [solution, { ...solution, id: 't', coming_soon: true }],
  })
  expect(products?.options).toEqual([
    {
      label: 'Invoice Runner',
      summary: 'Reads invoices',
      address: runner.address,
      picture: runner.picture,
      note: '$49.00 monthly',
    },
  ])
  expect(solutions?.options.map(({ note }) => note)).toEqual(['Free', 'Coming soon'])
})

test('recent searches link to their results, with every character as entered', () => {
  expect(firstGroups(['R&D 100%'], [])[0]).toEqual({
    title: 'Recent searches',
    options: [{ label: 'R&D 100%', address: '/marketplace-full?search=R%26D+100%25', search: 'R&D 100%' }],
  })
  expect(resultsPath('a b')).toBe('/marketplace-full?search=a+b')
})

test('before any input there are popular searches, without recent ones, and the categories', () => {
  const category = { name: 'Security', address: '/marketplace/categories/security' }
  const groups = firstGroups(['invoices'], [category])
  expect(groups.map(({ title }) => title)).toEqual(['Recent searches', 'Popular searches', 'Categories'])
  expect(groups[1]?.options.map(({ label }) => label)).not.toContain('invoices')
  expect(firstGroups([], []).map(({ title }) => title)).toEqual(['Popular searches'])
})

test('a search about the shop itself is offered the page that answers it', () => {
  expect(helpGroups('refund policy')[0]?.options[0]?.address).toBe('/terms#refunds')
  expect(helpGroups('Cancel')[0]?.options[0]?.address).toBe('/terms#prices')
  expect(helpGroups('customers cancel')).toEqual([])
})

test('a corrected term is offered before the results of the term', () => {
  expect(searchOptions('invioce', 'invoice').map(({ label }) => label)).toEqual([
    'Did you mean “invoice”?',
    'See all results for “invioce”',
  ])
  expect(searchOptions('invoice', null)).toHaveLength(1)
})

test('suggestions in another format are rejected', () => {
  expect(
    parsed(suggestedSchema, { ...nothing, products: [{ ...runner, product_type: 'app' }] }),
  ).toBeDefined()
  expect(parsed(suggestedSchema, { ...nothing, products: [{ ...runner, price: '49' }] })).toBeUndefined()
  expect(parsed(suggestedSchema, null)).toBeUndefined()
})

test('the arrow keys cycle through the suggestions and the field, and Home and End work only inside the suggestions', () => {
  expect(nextOption('ArrowDown', { at: noOption, count: 3 })).toBe(0)
  expect(nextOption('ArrowDown', { at: 2, count: 3 })).toBe(noOption)
  expect(nextOption('ArrowUp', { at: noOption, count: 3 })).toBe(2)
  expect(nextOption('ArrowUp', { at: 0, count: 3 })).toBe(noOption)
  expect(nextOption('Home', { at: 2, count: 3 })).toBe(0)
  expect(nextOption('End', { at: 0, count: 3 })).toBe(2)
  expect(nextOption('Home', { at: noOption, count: 3 })).toBeNull()
  expect(nextOption('ArrowDown', { at: noOption, count: 0 })).toBeNull()
  expect(nextOption('a', { at: 1, count: 3 })).toBeNull()
})

test('the search opens with / outside of fields, and with Ctrl+K or ⌘K everywhere', () => {
  const plain = { key: '/', ctrlKey: false, metaKey: false, altKey: false }
  expect(opensSearch(plain, false)).toBe(true)
  expect(opensSearch(plain, true)).toBe(false)
  expect(opensSearch({ ...plain, ctrlKey: true }, false)).toBe(false)
  expect(opensSearch({ ...plain, key: 'k', ctrlKey: true }, true)).toBe(true)
  expect(opensSearch({ ...plain, key: 'k', metaKey: true }, false)).toBe(true)
  expect(opensSearch({ ...plain, key: 'k' }, false)).toBe(false)
  expect(opensSearch({ ...plain, key: 'k', ctrlKey: true, altKey: true }, false)).toBe(false)
})

import { priceLabel } from '#catalog/products/labels.ts'
import { toCents } from '#lib/money.ts'
import { helpPages, popularSearches } from '#content/search.ts'
import type { Suggested } from '#catalog/search/suggestions-answer.ts'

export interface SuggestionOption {
  label: string
  address: string
  /** The term of a recent search. */
  search?: string
  picture?: string
  /** One line on what the item is. */
  summary?: string
  note?: string
}

export interface SuggestionGroup {
  title: string
  options: SuggestionOption[]
}

/**
 * Groups suggestions by kind, with the kind of the most relevant one first. Groups without suggestions are omitted
 * (product: pages 23).
 */
export function suggestionGroups(found: Suggested): SuggestionGroup[] {
  return [
    { kind: 'product', title: 'Products', options: found.products.map(productOption) },
    { kind: 'solution', title: 'Solutions', options: found.solutions.map(solutionOption) },
    { kind: 'seller', title: 'Sellers', options: found.sellers.map(placeOption) },
    { kind: 'category', title: 'Categories', options: found.categories.map(placeOption) },
    { kind: 'article', title: 'Articles', options: found.articles.map(placeOption) },
  ]
    .filter(({ options }) => options.length > 0)
    .toSorted((one, other) => Number(other.kind === found.best_kind) - Number(one.kind === found.best_kind))
    .map(({ title, options }) => ({ title, options }))
}

/** What the box offers before any input: recent and popular searches, and the categories (product: pages 24). */
export function firstGroups(searches: readonly string[], categories: readonly Place[]): SuggestionGroup[] {
  const popular = popularSearches.filter((term) => !searches.includes(term))
  return [
    {
      title: 'Recent searches',
      options: searches.map((term) => ({ label: term, address: resultsPath(term), search: term })),
    },
    {
      title: 'Popular searches',
      options: popular.map((term) => ({ label: term, address: resultsPath(term) })),
    },
    { title: 'Categories', options: categories.map(placeOption) },
  ].filter(({ options }) => options.length > 0)
}

/** The page that answers a search about the shop itself. */
export function helpGroups(term: string): SuggestionGroup[] {
  const page = helpPages.find(({ search }) => search.test(term))
  return page ? [{ title: 'Help', options: [{ label: page.question, address: page.address }] }] : []
}

/** The links from the suggestions to the results of the term, and of the corrected term. */
export function searchOptions(term: string, corrected: string | null): SuggestionOption[] {
  const all = { label: `See all results for “${term}”`, address: resultsPath(term) }
  if (corrected === null) return [all]
  return [{ label: `Did you mean “${corrected}”?`, address: resultsPath(corrected) }, all]
}

export function resultsPath(term: string): string {
  return `/marketplace-full?${new URLSearchParams({ search: term }).toString()}`
}

function productOption(product: Suggested['products'][number]): SuggestionOption {
  const { name, summary, address, picture, price, subscription_interval } = product
  return { label: name, summary, address, picture, note: priceLabel(toCents(price), subscription_interval) }
}

function solutionOption({ name, summary, address, price, coming_soon }: Suggested['solutions'][number]) {
  return {
    label: name,
    summary,
    address,
    note: coming_soon ? 'Coming soon' : priceLabel(toCents(price), null),
  }
}

type Place = Pick<Suggested['sellers'][number], 'name' | 'address'>

function placeOption({ name, address }: Place): SuggestionOption {
  return { label: name, address }
}

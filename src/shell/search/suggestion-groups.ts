import { priceLabel } from '#catalog/products/labels.ts'
import { toCents } from '#lib/money.ts'
import type { Suggested } from '#catalog/search/suggested.ts'

export interface SuggestionOption {
  label: string
  address: string
  /** The term of a recent search. */
  search?: string
  picture?: string
  note?: string
}

export interface SuggestionGroup {
  title: string
  options: SuggestionOption[]
}

/** Groups suggestions by kind. Groups without suggestions are omitted (product: pages 23). */
export function suggestionGroups(found: Suggested): SuggestionGroup[] {
  return [
    { title: 'Products', options: found.products.map(productOption) },
    { title: 'Solutions', options: found.solutions.map(solutionOption) },
    { title: 'Sellers', options: found.sellers.map(placeOption) },
    { title: 'Categories', options: found.categories.map(placeOption) },
    { title: 'Articles', options: found.articles.map(placeOption) },
  ].filter(({ options }) => options.length > 0)
}

/** Recent searches, linked to their results. */
export function recentGroups(searches: readonly string[]): SuggestionGroup[] {
  if (searches.length === 0) return []
  const options = searches.map((term) => ({ label: term, address: resultsPath(term), search: term }))
  return [{ title: 'Recent searches', options }]
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
  const { name, address, picture, price, subscription_interval } = product
  return { label: name, address, picture, note: priceLabel(toCents(price), subscription_interval) }
}

function solutionOption({ name, address, price, coming_soon }: Suggested['solutions'][number]) {
  return { label: name, address, note: coming_soon ? 'Coming soon' : priceLabel(toCents(price), null) }
}

function placeOption({ name, address }: Suggested['sellers'][number]): SuggestionOption {
  return { label: name, address }
}

import {
  billings,
  listingSorts,
  parsePriceRange,
  parseRating,
  writePriceRange,
  type Billing,
  type ListingSort,
  type PriceRange,
} from '#catalog/listing/facet-values.ts'
import type { Category } from '#catalog/category.ts'
import { searchTerm } from '#catalog/search/search-term.ts'
import { brand } from '#content/brand.ts'
import { isRecordId } from '#lib/ids.ts'
import { pageSize, type Slice } from '#catalog/products/slice.ts'

/** The state of the full listing. The URL contains all of it (product: marketplace 5, 8, 43). */
export interface ListingState {
  search: string
  /** A slug. A search drops it, and selected categories absorb it (product: marketplace 5, 44). */
  category: string | null
  /** Slugs of selected categories, in the parameter `in`. */
  within: readonly string[]
  /** Seller ids, in the parameter `seller`. */
  sellers: readonly string[]
  price: PriceRange | null
  billing: readonly Billing[]
  verifiedOnly: boolean
  /** The minimum rating. Only products with reviews match. */
  rating: number | null
  availableOnly: boolean
  /** `null` is the default order: by rating after a search, otherwise newest first. */
  sort: ListingSort | null
  /** The number of pages shown, with 24 products each. */
  page: number
}

/** The parameters of the listing, in the order of its addresses. */
export const listingParameters = [
  'search',
  'category',
  'in',
  'seller',
  'price',
  'billing',
  'verified',
  'rating',
  'available',
  'sort',
  'page',
] as const
export type ListingParameter = (typeof listingParameters)[number]

/** Parameters with several values, separated by commas. Forms without JavaScript repeat them instead. */
export const listParameters = ['in', 'seller', 'billing'] as const satisfies readonly ListingParameter[]

export const emptyListing: ListingState = {
  search: '',
  category: null,
  within: [],
  sellers: [],
  price: null,
  billing: [],
  verifiedOnly: false,
  rating: null,
  availableOnly: false,
  sort: null,
  page: 1,
}

const maxPagesOnScreen = 10

/** Parses the URL. Invalid values are dropped. */
export function readListing(parameters: URLSearchParams): ListingState {
  return parseListing(parameters).state
}

/** Parses the URL. Also returns the parameters whose values were ignored (product: marketplace 46). */
export function parseListing(parameters: URLSearchParams): {
  state: ListingState
  ignored: ListingParameter[]
} {
  const ignored = new Set<ListingParameter>()

  function one<Value>(name: ListingParameter, read: (text: string) => Value | null): Value | null {
    const text = parameters.get(name) ?? ''
    const value = text === '' ? null : read(text)
    if (text !== '' && value === null) ignored.add(name)
    return value
  }
  function list<Value extends string>(
    name: (typeof listParameters)[number],
    read: (text: string) => Value | null,
  ): Value[] {
    const texts = parameters.getAll(name).flatMap((values) => values.split(',').filter(Boolean))
    const values = texts.slice(0, maxValues).flatMap((text) => read(text) ?? [])
    if (values.length < texts.length) ignored.add(name)
    return [...new Set(values)].toSorted()
  }

  const search = searchTerm(parameters.get('search') ?? '')
  const category = search === '' ? one('category', readId) : null
  const state = canonical({
    search,
    category,
    within: list('in', readId),
    sellers: list('seller', readId),
    price: one('price', parsePriceRange),
    billing: list('billing', (text) => billings.find((billing) => billing === text) ?? null),
    verifiedOnly: one('verified', readSwitch) ?? false,
    rating: one('rating', parseRating),
    availableOnly: one('available', readSwitch) ?? false,
    sort: one('sort', (text) => listingSorts.find((sort) => sort === text) ?? null),
    page: one('page', pageNumber) ?? 1,
  })
  return { state, ignored: listingParameters.filter((name) => ignored.has(name)) }
}

/** Returns the canonical address of a state, without defaults. */
export function listingPath(given: Partial<ListingState>): string {
  const state = canonical({ ...emptyListing, ...given })
  const values: Record<ListingParameter, string> = {
    search: state.search,
    category: state.category ?? '',
    in: state.within.join(','),
    seller: state.sellers.join(','),
    price: state.price ? writePriceRange(state.price) : '',
    billing: state.billing.join(','),
    verified: state.verifiedOnly ? '1' : '',
    rating: state.rating === null ? '' : String(state.rating),
    available: state.availableOnly ? '1' : '',
    sort: state.sort ?? '',
    page: state.page > 1 ? String(state.page) : '',
  }
  const parameters = new URLSearchParams(
    listingParameters.flatMap((name) => (values[name] === '' ? [] : [[name, values[name]]])),
  )
  // The commas in the query are not escaped, so that the address is easier to read.
  const query = parameters.toString().replaceAll('%2C', ',')
  return query === '' ? '/marketplace-full' : `/marketplace-full?${query}`
}

/** Whether facets are selected, apart from a search or category. */
export function isNarrowed(state: ListingState): boolean {
  const { search, category } = state
  return listingPath({ ...state, page: 1, sort: null }) !== listingPath({ search, category })
}

/** Returns the order of the first block (product: marketplace 11). */
export function sortOf({ search, sort }: Pick<ListingState, 'search' | 'sort'>): ListingSort {
  return sort ?? (search === '' ? 'newest' : 'rating')
}

/** Converts states that show the same list to the same state. */
function canonical(state: ListingState): ListingState {
  const { search, category, within, sellers, price, billing, sort } = state
  const both = search === '' && category !== null && within.length > 0 ? [category] : []
  const isUsual = sort === sortOf({ search, sort: null }) || (sort === 'relevance' && search === '')
  return {
    ...state,
    category: search === '' && within.length === 0 ? category : null,
    within: [...new Set([...within, ...both])].toSorted(),
    sellers: [...new Set(sellers)].toSorted(),
    price: price && price.from === 0 && price.to === null ? null : price,
    billing: billings.filter((each) => billing.includes(each)),
    sort: isUsual ? null : sort,
  }
}

const maxValues = 50

function readId(text: string): string | null {
  return isRecordId(text) ? text : null
}

function readSwitch(text: string): true | null {
  return text === '1' || null
}

/** Parses a positive whole number without a sign or leading zeros. Returns `null` for anything else. */
export function pageNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}

/** Selects all products up to this page, or only the last pages if there are too many products. */
export function productsOnScreen(page: number): Slice {
  const first = Math.max(1, page - maxPagesOnScreen + 1)
  return { offset: (first - 1) * pageSize, limit: (page - first + 1) * pageSize }
}

/** Returns the next page for 'Load more', or `null` at the end. */
export function nextPage(page: number, total: number): number | null {
  return page * pageSize < total ? page + 1 : null
}

/** Returns the page before the products on the screen, or `null` if they start with the first one. */
export function earlierPage(page: number): number | null {
  return page > maxPagesOnScreen ? page - maxPagesOnScreen : null
}

/**
 * Finds the category with this slug. If there is none, returns `null`, and the list shows all categories
 * (product: marketplace 6).
 */
export function categoryBySlug(categories: readonly Category[], slug: string | null): Category | null {
  return (slug !== null && categories.find((category) => category.slug === slug)) || null
}

/** Returns the texts of the listing, which depend on the category and the search (product: marketplace 6). */
export function listingWords(chosen: Pick<Category, 'name' | 'description'> | null, search: string) {
  if (chosen) {
    return {
      title: `${chosen.name} in the Solutions Marketplace`,
      heading: chosen.name,
      description: `${chosen.name} in the ${brand.name} marketplace. ${chosen.description}. Compare price, rating and seller of each solution.`,
    }
  }
  return {
    title: search === '' ? 'All Marketplace Solutions' : `Search: ${search}`,
    heading: 'All Marketplace Solutions',
    description: `The whole ${brand.name} marketplace. Search it, filter it by category, and compare price, rating and seller of each solution.`,
  }
}

/** Returns the hint in an empty list (product: marketplace 9). */
export function emptyHint({ search }: Pick<ListingState, 'search'>): string {
  return search === '' ? 'No products available in this category' : 'Try adjusting your search terms'
}

import type { Category } from '#catalogue/product.ts'
import type { Slice } from '#catalogue/fallback.ts'
import { searchTerm } from '#catalogue/search.ts'

/** What the full listing shows. All of it is in the URL (product: marketplace 5, 8). */
export interface ListingState {
  search: string
  /** The slug of a category, unless a search overrides it (product: marketplace 5). */
  category: string | null
  /** How many pages of 24 are shown. */
  page: number
}

export const pageSize = 24
/** One screen holds at most this many pages. */
const mostPagesOnScreen = 10

/** Reads the URL. Values that make no sense mean the first page of everything. */
export function readListing(parameters: URLSearchParams): ListingState {
  const search = searchTerm(parameters.get('search') ?? '')
  const category = search === '' ? parameters.get('category') || null : null
  return { search, category, page: pageNumber(parameters.get('page')) ?? 1 }
}

/** A positive whole number without a sign or leading zeros; `null` for anything else. */
export function pageNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}

/** The address of a state: the search alone, or the category. The first page has no parameter. */
export function listingPath({ search = '', category = null, page = 1 }: Partial<ListingState>): string {
  const parameters = new URLSearchParams()
  if (search !== '') parameters.set('search', search)
  else if (category) parameters.set('category', category)
  if (page > 1) parameters.set('page', String(page))
  const query = parameters.toString()
  return query === '' ? '/marketplace-full' : `/marketplace-full?${query}`
}

/** All products up to this page, or the last pages where that would be too many. */
export function productsOnScreen(page: number): Slice {
  const first = Math.max(1, page - mostPagesOnScreen + 1)
  return { offset: (first - 1) * pageSize, limit: (page - first + 1) * pageSize }
}

/** The page that 'Load more' leads to, or `null` at the end. */
export function nextPage(page: number, total: number): number | null {
  return page * pageSize < total ? page + 1 : null
}

/** The page whose products end where the screen begins, or `null` if the screen begins with the first. */
export function earlierPage(page: number): number | null {
  return page > mostPagesOnScreen ? page - mostPagesOnScreen : null
}

/** An unknown category means all (product: marketplace 6). */
export function categoryBySlug(categories: readonly Category[], slug: string | null): Category | null {
  return (slug !== null && categories.find((category) => category.slug === slug)) || null
}

/** The texts of the listing. A category has its own (product: marketplace 6). */
export function listingWords(chosen: Pick<Category, 'name' | 'description'> | null, search: string) {
  if (chosen) {
    return {
      title: `${chosen.name} in the Solutions Marketplace`,
      heading: chosen.name,
      lead: `${chosen.description}.`,
      description: `${chosen.name} in the Wadah marketplace. ${chosen.description}. Compare price, rating and seller of each solution.`,
    }
  }
  return {
    title: search === '' ? 'All Marketplace Solutions' : `Search: ${search}`,
    heading: 'All Marketplace Solutions',
    lead: 'Search by name, description or tag, or choose a category.',
    description:
      'The whole Wadah marketplace. Search it, filter it by category, and compare price, rating and seller of each solution.',
  }
}

/** The hint of an empty list (product: marketplace 9). */
export function emptyHint({ search }: Pick<ListingState, 'search'>): string {
  return search === '' ? 'No products available in this category' : 'Try adjusting your search terms'
}

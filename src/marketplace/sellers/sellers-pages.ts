import { wordsOf } from '#catalog/search/query-words.ts'
import type { SellerSummary } from '#catalog/seller.ts'

const sellersOnPage = 48

type SearchedSeller = Pick<SellerSummary, 'name' | 'description' | 'place' | 'categories'>

/**
 * Returns the sellers that match every word of the search. A word matches if a word in the seller's name,
 * description, place or categories starts with it.
 */
export function sellersMatching<Seller extends SearchedSeller>(
  all: readonly Seller[],
  search: string,
): Seller[] {
  const beginnings = wordsOf(search)
  if (search !== '' && beginnings.length === 0) return []
  return all.filter(({ name, description, place, categories }) => {
    const words = wordsOf([name, description, place ?? '', ...categories].join(' '))
    return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)))
  })
}

/**
 * Returns the sellers on one page of the list, and the adjacent pages. For a page after the end, returns the
 * last page.
 */
export function sellersPage<Item>(all: readonly Item[], requested: number) {
  const last = Math.max(1, Math.ceil(all.length / sellersOnPage))
  const page = Math.min(requested, last)
  return {
    sellers: all.slice((page - 1) * sellersOnPage, page * sellersOnPage),
    total: all.length,
    earlier: page > 1 ? page - 1 : null,
    next: page < last ? page + 1 : null,
  }
}

export function sellersPath({ search = '', page = 1 }: { search?: string; page?: number } = {}): string {
  const query = new URLSearchParams({
    ...(search !== '' && { search }),
    ...(page > 1 && { page: String(page) }),
  })
  return `/marketplace/sellers${query.size === 0 ? '' : `?${query}`}`
}

import { listedPage } from '#catalog/listing/listing.queries.server.ts'
import type { Slice } from '#catalog/products/slice.ts'
import { emptyListing } from '#catalog/listing/listing.ts'
import { categories } from '#catalog/products/marketplace.queries.server.ts'
import { closeTo } from '#catalog/search/search.queries.server.ts'
import type { CloseMatch } from '#catalog/search/search-results.ts'
import { searchTerm } from '#catalog/search/search-term.ts'
import type { Database } from '#db/database.server.ts'

const first = { offset: 0, limit: 24 }

/** The exact results of the listing, without close matches. */
export async function searchProducts(db: Database, typed: string, slice: Slice) {
  const state = { ...emptyListing, search: searchTerm(typed) }
  return listedPage(db, { state, categories: await categories(db), slice })
}

/** All results that a buyer sees for a term: exact results, then close matches. */
export async function foundIds(db: Database, typed: string): Promise<string[]> {
  const { products, total } = await searchProducts(db, typed, first)
  return [...products.map(({ id }) => id), ...(await closeBeside(db, typed, total))]
}

export async function closeIds(db: Database, typed: string): Promise<string[]> {
  const { total } = await searchProducts(db, typed, first)
  return closeBeside(db, typed, total)
}

async function closeBeside(db: Database, typed: string, listed: number): Promise<string[]> {
  const { matches } = await closeTo(db, { term: searchTerm(typed), listed })
  return matches.map(idOf)
}

export function idOf(match: CloseMatch): string {
  if (match.kind === 'product') return match.product.id
  return match.kind === 'solution' ? match.solution.id : match.id
}

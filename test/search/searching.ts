import { searchTerm } from '#catalogue/search.ts'
import { searchCatalogue } from '#catalogue/search/search.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import { rejectUnreadableRow } from '#catalogue/readable-rows.ts'
import type { CloseMatch } from '#catalogue/search/search-results.ts'

const first = { offset: 0, limit: 24 }

/** What a buyer sees for a term: the listing's own results, then what comes close. */
export async function foundIds(db: Database, typed: string): Promise<string[]> {
  const { listed, close } = await searchCatalogue(
    db,
    { term: searchTerm(typed), slice: first },
    () => rejectUnreadableRow,
  )
  return [...listed.products.map(({ id }) => id), ...close.map(idOf)]
}

export async function closeIds(db: Database, typed: string): Promise<string[]> {
  const found = { term: searchTerm(typed), slice: first }
  return (await searchCatalogue(db, found, () => rejectUnreadableRow)).close.map(idOf)
}

export function idOf(match: CloseMatch): string {
  if (match.kind === 'product') return match.product.id
  return match.kind === 'solution' ? match.solution.id : match.id
}

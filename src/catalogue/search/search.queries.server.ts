import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { pageSize } from '#catalogue/listing.ts'
import { productsByIds } from '#catalogue/marketplace.queries.server.ts'
import type { OnUnreadableRow } from '#catalogue/readable-rows.ts'
import { closeDocuments, suggestDocuments } from '#catalogue/search/find-documents.queries.server.ts'
import { closeMatches, suggestions, type FoundRecords } from '#catalogue/search/found-records.ts'
import type { FoundDocument } from '#catalogue/search/search-document.ts'
import { planSearch } from '#catalogue/search/search-plan.ts'
import { searchQueries, type SearchQueries } from '#catalogue/search/search-query.ts'
import type { CloseMatch, Suggestions } from '#catalogue/search/search-results.ts'
import { searchDocuments } from '#catalogue/search/search.tables.server.ts'
import { typedWords } from '#catalogue/search/typed-words.ts'
import { understandSearch } from '#catalogue/search/understand-search.queries.server.ts'
import { solutionsByIds } from '#catalogue/solutions.queries.server.ts'

/** Told of rows that cannot be read, which are left out. */
export type OnUnreadable = (record: 'product' | 'solution') => OnUnreadableRow

export const mostClose = 24
/** With fewer results than this, what is about only some of the words is added; below a full page never. */
const fewResults = 3
export const mostSuggested = { products: 5, others: 3 } as const

/** What comes close to a term (from `searchTerm`). `listed` is how many products the listing itself finds by it. */
export async function closeTo(
  db: Database,
  { term, listed }: { term: string; listed: number | Promise<number> },
  onUnreadable: OnUnreadable,
): Promise<CloseMatch[]> {
  const queries = await queriesFor(db, term)
  const atLeast = async () => {
    const count = await listed
    return count < pageSize ? Math.max(1, fewResults - count) : 0
  }
  const found = await closeDocuments(db, { term, queries, atLeast, limit: mostClose })
  return closeMatches(found, await recordsOf(db, found, onUnreadable))
}

/** What the search box offers for a term that is being typed. */
export async function suggest(db: Database, term: string, onUnreadable: OnUnreadable): Promise<Suggestions> {
  const queries = await queriesFor(db, term)
  const found = await suggestDocuments(db, {
    term,
    queries,
    limits: mostSuggested,
    atLeast: () => fewResults,
  })
  return suggestions(found, await recordsOf(db, found, onUnreadable))
}

/** Whether there is anything to buy: an empty catalogue is shown as the built-in one. */
export async function hasProducts(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (select from ${searchDocuments} where kind = 'product') as found`,
  )
  return rows[0]?.found ?? false
}

async function queriesFor(db: Database, term: string): Promise<SearchQueries> {
  const words = typedWords(term)
  return searchQueries(planSearch(await understandSearch(db, words)))
}

async function recordsOf(
  db: Database,
  found: readonly FoundDocument[],
  onUnreadable: OnUnreadable,
): Promise<FoundRecords> {
  const idsOf = (wanted: FoundDocument['kind']) =>
    found.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  return {
    products: await productsByIds(db, idsOf('product'), onUnreadable('product')),
    solutions: await solutionsByIds(db, idsOf('solution'), onUnreadable('solution')),
  }
}

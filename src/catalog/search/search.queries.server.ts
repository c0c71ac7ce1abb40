import type { Database } from '#db/database.server.ts'
import { productsByIds } from '#catalog/products/marketplace.queries.server.ts'
import { findDocuments, type DocumentSearch } from '#catalog/search/find-documents.queries.server.ts'
import { correctedSearch, planSearch } from '#catalog/search/search-plan.ts'
import {
  firstOfEachKind,
  type CloseMatch,
  type CloseToSearch,
  type FoundDocument,
} from '#catalog/search/search-results.ts'
import { queryWords } from '#catalog/search/query-words.ts'
import { understandSearch } from '#catalog/search/understand-search.queries.server.ts'
import { solutionsByIds } from '#catalog/solutions/solutions.queries.server.ts'

const maxClose = 24

/**
 * Finds the close matches of a term from `searchTerm`. `listed` is the number of products that the listing
 * itself finds.
 */
export function closeTo(
  db: Database,
  search: { term: string; listed: number | Promise<number> },
): Promise<CloseToSearch> {
  return findClose(db, search, (found) => found.slice(0, maxClose))
}

/** Finds suggestions for an unfinished term. */
export function suggest(db: Database, term: string): Promise<CloseToSearch> {
  return findClose(db, { term, listed: null }, firstOfEachKind)
}

async function findClose(
  db: Database,
  { term, listed }: Pick<DocumentSearch, 'term' | 'listed'>,
  select: (found: readonly FoundDocument[]) => FoundDocument[],
): Promise<CloseToSearch> {
  const understood = await understandSearch(db, queryWords(term))
  const found = await findDocuments(db, { term, ...planSearch(understood), listed })
  const matches = await withRecords(db, select(found))
  return { matches, corrected: correctedSearch(understood, matches.flatMap(namesOf)) }
}

function namesOf(match: CloseMatch): string[] {
  if (match.kind === 'product') return [match.product.name, ...match.product.tags]
  return [match.kind === 'solution' ? match.solution.name : match.name]
}

/** Reads the records for the cards of the results, and keeps the order. Omits results without a record. */
async function withRecords(db: Database, found: readonly FoundDocument[]): Promise<CloseMatch[]> {
  const idsOf = (ofKind: FoundDocument['kind']) =>
    found.filter(({ kind }) => kind === ofKind).map(({ id }) => id)
  const products = await productsByIds(db, idsOf('product'))
  const solutions = await solutionsByIds(db, idsOf('solution'))
  return found.flatMap(({ kind, id, name, address }): CloseMatch[] => {
    const isIt = (record: { id: string }) => record.id === id
    if (kind === 'product') return products.filter(isIt).map((product) => ({ kind, product }))
    if (kind === 'solution') return solutions.filter(isIt).map((solution) => ({ kind, solution }))
    return [{ kind, id, name, address }]
  })
}

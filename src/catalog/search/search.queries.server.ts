import type { Database } from '#db/database.server.ts'
import { pageSize } from '#catalog/products/list-limits.ts'
import { productsByIds } from '#catalog/products/marketplace.queries.server.ts'
import type { OnUnreadableRow } from '#db/readable-rows.ts'
import { findDocuments } from '#catalog/search/find-documents.queries.server.ts'
import { closeMatches, suggestions, type FoundRecords } from '#catalog/search/found-records.ts'
import { documentKinds, type FoundDocument } from '#catalog/search/search-document.ts'
import { correctedSearch, planSearch, type Concept } from '#catalog/search/search-plan.ts'
import type { CloseToSearch, Suggestions } from '#catalog/search/search-results.ts'
import { typedWords } from '#catalog/search/typed-words.ts'
import { understandSearch } from '#catalog/search/understand-search.queries.server.ts'
import { solutionsByIds } from '#catalog/solutions/solutions.queries.server.ts'

/** Told of rows that cannot be read, which are left out. */
export type OnUnreadable = (record: 'product' | 'solution') => OnUnreadableRow

const mostClose = 24
/** Of these, the ones that the listing has already are left out. */
const mostExamined = 200
/** With fewer results than this, what is about only some of the words is added; below a full page never. */
const fewResults = 3
export const mostSuggested = { products: 5, others: 3 } as const

/** What comes close to a term (from `searchTerm`). `listed` is how many products the listing itself finds by it. */
export async function closeTo(
  db: Database,
  { term, listed }: { term: string; listed: number | Promise<number> },
  onUnreadable: OnUnreadable,
): Promise<CloseToSearch> {
  const atLeast = async () => {
    const count = await listed
    return count < pageSize ? Math.max(1, fewResults - count) : 0
  }
  const understood = await understandSearch(db, typedWords(term))
  const limits = { products: mostExamined, others: mostClose, all: mostClose }
  const find = (concepts: Concept[]) =>
    findDocuments(db, { term, concepts, atLeast, limits, isBesideListing: true })
  const telling = await find(planSearch(understood))
  const isNothing = telling.length === 0 && (await listed) === 0
  const found = isNothing ? await find(planSearch(understood, true)) : telling
  const matches = closeMatches(found, await recordsOf(db, found, onUnreadable))
  return { matches, corrected: correctedSearch(understood) }
}

/** What the search box offers for a term that is being typed. */
export async function suggest(db: Database, term: string, onUnreadable: OnUnreadable): Promise<Suggestions> {
  const concepts = planSearch(await understandSearch(db, typedWords(term)))
  const atLeast = () => fewResults
  const limits = { ...mostSuggested, all: 20 }
  const ranked = await findDocuments(db, { term, concepts, atLeast, limits, isBesideListing: false })
  const found = documentKinds.flatMap((kind) =>
    ranked
      .filter((document) => document.kind === kind)
      .slice(0, kind === 'product' ? limits.products : limits.others),
  )
  return suggestions(found, await recordsOf(db, found, onUnreadable))
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

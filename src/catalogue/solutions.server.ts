import type { RouterContextProvider } from 'react-router'
import type { Database } from '#db/database.server.ts'
import { isRecordId } from '#lib/ids.ts'
import { pageContext } from '#http/page-context.server.ts'
import { recordTag } from '#catalogue/answer-tags.ts'
import { catalogueReads, type CatalogueReading } from '#catalogue/catalogue-reads.server.ts'
import { builtInSolutions } from '#catalogue/built-in-solutions.ts'
import { builtInDetails } from '#catalogue/details/built-in-details.ts'
import type { Detailed } from '#catalogue/details/item-details.ts'
import type { LivePrice, Solution } from '#catalogue/solution.ts'
import {
  livePrices,
  solutionAtPath,
  solutionById,
  solutions,
  type SolutionName,
} from '#catalogue/solutions.queries.server.ts'
import {
  fallbackLivePrices,
  featuredNames,
  isSolutionPath,
  livePriceOf,
  sortSolutions,
} from '#catalogue/solutions.ts'

export interface SolutionCatalogue {
  /** In the order of the catalog page; empty while the database is away (product: solutions 9, 11). */
  list(): Promise<Solution[]>
  /** One price per featured name, in their order; 2,180 while the database is away (product: solutions 4). */
  livePrices(): Promise<LivePrice[]>
  /** Unknown is `null`. While the database is away: the built-in one with that id, or 'away'. */
  byId(id: string): Promise<Detailed<Solution> | 'away' | null>
  /** The solution whose generated page this is, or was before it got another name (product: dashboard 31). */
  atPath(path: string): Promise<SolutionName | 'away' | null>
}

/** What a page's loader reads of the solutions, with the fallbacks. */
export function solutionCatalogue(context: Readonly<RouterContextProvider>): SolutionCatalogue {
  return readSolutions(pageContext(context))
}

export function readSolutions(reading: CatalogueReading): SolutionCatalogue {
  const { orFallback, orAway, onUnreadable } = catalogueReads(reading)

  return {
    async list() {
      const read = (db: Database) => solutions(db, onUnreadable('solution'))
      return sortSolutions(await orFallback('solutions', ['solutions'], read, []))
    },
    async livePrices() {
      const read = (db: Database) => livePrices(db, onUnreadable('solution'))
      const prices = await orFallback('live_prices', ['solutions'], read, [...fallbackLivePrices])
      return featuredNames.map((name) => livePriceOf(prices, name))
    },
    async byId(id) {
      if (!isRecordId(id)) return null
      const builtIn = builtInSolutions.find((solution) => solution.id === id)
      const read = (db: Database) => solutionById(db, id, onUnreadable('solution'))
      const tags = recordTag('solution', id)
      if (!builtIn) return orAway('solution', tags, read)
      return orFallback('solution', tags, read, { ...builtIn, details: builtInDetails('solution', id) })
    },
    async atPath(path) {
      return isSolutionPath(path)
        ? orAway('solution_path', ['solutions'], (db) => solutionAtPath(db, path))
        : null
    },
  }
}

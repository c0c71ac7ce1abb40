import type { RouterContextProvider } from 'react-router'
import type { Database } from '#db/database.server.ts'
import { isRecordId } from '#lib/ids.ts'
import type { Log } from '#http/log.server.ts'
import type { Metrics } from '#http/metrics.server.ts'
import { pageContext } from '#http/page-context.server.ts'
import { builtInSolutions } from '#catalogue/built-in-solutions.ts'
import type { LivePrice, Solution } from '#catalogue/solution.ts'
import { livePrices, solutionById, solutions } from '#catalogue/solutions.queries.server.ts'
import { fallbackLivePrices, featuredNames, livePriceOf, sortSolutions } from '#catalogue/solutions.ts'

export interface SolutionCatalogue {
  /** In the order of the catalog page; empty while the database is away (product: solutions 9, 11). */
  list(): Promise<Solution[]>
  /** One price per featured name, in their order; 2,180 while the database is away (product: solutions 4). */
  livePrices(): Promise<LivePrice[]>
  /** Unknown is `null`. While the database is away: the built-in one with that id, or 'away'. */
  byId(id: string): Promise<Solution | 'away' | null>
}

interface Reading {
  db: Database
  log: Log
  metrics: Pick<Metrics, 'fallbacks'>
  /** This answer is not from the database: cache it only briefly. */
  shortLived(): void
}

/** What a page's loader reads of the solutions, with the fallbacks. */
export function solutionCatalogue(context: Readonly<RouterContextProvider>): SolutionCatalogue {
  return readSolutions(pageContext(context))
}

export function readSolutions({ db, log, metrics, shortLived }: Reading): SolutionCatalogue {
  return {
    async list() {
      return sortSolutions(await orOnError('solutions', () => solutions(db), []))
    },
    async livePrices() {
      const prices = await orOnError('live_prices', () => livePrices(db), [...fallbackLivePrices])
      return featuredNames.map((name) => livePriceOf(prices, name))
    },
    async byId(id) {
      if (!isRecordId(id)) return null
      const builtIn = builtInSolutions.find((solution) => solution.id === id)
      return orOnError('solution', () => solutionById(db, id), builtIn ?? 'away')
    },
  }

  async function orOnError<Value, Fallback>(
    read: string,
    fromDatabase: () => Promise<Value>,
    fallback: Fallback,
  ): Promise<Value | Fallback> {
    try {
      return await fromDatabase()
    } catch (error) {
      log.warn({ err: error, read }, 'solutions read failed')
      metrics.fallbacks.inc({ read, cause: 'error' })
      shortLived()
      return fallback
    }
  }
}

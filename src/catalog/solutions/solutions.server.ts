import type { RouterContextProvider } from 'react-router'
import type { Database } from '#db/database.server.ts'
import { isRecordId } from '#lib/ids.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { catalogReads, type CatalogReading } from '#catalog/built-in/catalog-reads.server.ts'
import { builtInSolutions } from '#catalog/solutions/built-in-solutions.ts'
import { builtInDetails } from '#catalog/built-in/built-in-details.ts'
import type { Detailed } from '#catalog/details/item-details.ts'
import type { Solution } from '#catalog/solution.ts'
import { solutionAtPath, solutionById, solutions } from '#catalog/solutions/solutions.queries.server.ts'
import { isSolutionPath, sortSolutions } from '#catalog/solutions/solutions.ts'

export function solutionCatalog(context: Readonly<RouterContextProvider>) {
  return readSolutions(pageContext(context))
}

export function readSolutions(reading: CatalogReading) {
  const { orFallback, orAway } = catalogReads(reading)

  return {
    /**
     * Reads all solutions in the order of the catalog page. Returns none while the database is away (product:
     * solutions 9, 11).
     */
    async list() {
      return sortSolutions(await orFallback('solutions', solutions, []))
    },
    /**
     * Returns `null` for an unknown id. While the database is away, returns the built-in solution with this
     * id, or 'away'.
     */
    async byId(id: string): Promise<Detailed<Solution> | 'away' | null> {
      if (!isRecordId(id)) return null
      const builtIn = builtInSolutions.find((solution) => solution.id === id)
      const read = (db: Database) => solutionById(db, id)
      if (!builtIn) return orAway('solution', read)
      return orFallback('solution', read, { ...builtIn, details: builtInDetails('solution', id) })
    },
    /** Finds the solution that has this path, or had it under a former name (product: dashboard 31). */
    async atPath(path: string) {
      if (!isSolutionPath(path)) return null
      return orAway('solution_path', (db) => solutionAtPath(db, path))
    },
  }
}

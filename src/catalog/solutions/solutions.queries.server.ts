import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceFrom, priceOrNullFrom } from '#db/prices.server.ts'
import { itemDetailRows } from '#catalog/details/item-details.tables.server.ts'
import type { Detailed } from '#catalog/details/item-details.ts'
import { readDetails } from '#catalog/details/read-details.server.ts'
import { ratingFrom, readableRows } from '#db/readable-rows.server.ts'
import type { Solution } from '#catalog/solution.ts'
import {
  shownSolutionColumns,
  solutionFormerPaths,
  wtsSolutions,
} from '#catalog/solutions/solutions.tables.server.ts'

export async function solutions(db: Database): Promise<Solution[]> {
  const rows = await db
    .select(shownSolutionColumns)
    .from(wtsSolutions)
    .where(isPresent)
    .orderBy(desc(wtsSolutions.createdAt), wtsSolutions.id)
  return readableRows(db, rows, { record: 'solution', idOf, read: toSolution })
}

export async function isComingSolution(db: Database, id: string): Promise<boolean> {
  const { comingSoon, archivedAt } = wtsSolutions
  return (await db.$count(wtsSolutions, and(eq(wtsSolutions.id, id), comingSoon, isNull(archivedAt)))) > 0
}

export async function solutionById(db: Database, id: string): Promise<Detailed<Solution> | null> {
  const rows = await db
    .select({ solution: shownSolutionColumns, details: itemDetailRows.details })
    .from(wtsSolutions)
    .leftJoin(
      itemDetailRows,
      and(eq(itemDetailRows.kind, 'solution'), eq(itemDetailRows.itemId, wtsSolutions.id)),
    )
    .where(and(isPresent, eq(wtsSolutions.id, id)))
  const found = rows.map((row) => row.solution)
  const [solution] = readableRows(db, found, { record: 'solution', idOf, read: toSolution })
  return solution ? { ...solution, details: readDetails(db, 'solution', id, rows[0]?.details) } : null
}

/** Reads the solutions with these ids, in no particular order. Omits missing and archived solutions. */
export async function solutionsByIds(db: Database, ids: readonly string[]): Promise<Solution[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(shownSolutionColumns)
    .from(wtsSolutions)
    .where(and(isPresent, inArray(wtsSolutions.id, [...ids])))
  return readableRows(db, rows, { record: 'solution', idOf, read: toSolution })
}

export interface SolutionName {
  id: string
  name: string
}

/**
 * Finds the solution whose name results in this path, otherwise the solution that had this path under a
 * former name.
 */
export async function solutionAtPath(db: Database, path: string): Promise<SolutionName | null> {
  const { id, name } = wtsSolutions
  const [current] = await db
    .select({ id, name })
    .from(wtsSolutions)
    .where(and(isPresent, sql`solution_address(${name}) = ${path}`))
    .orderBy(id)
    .limit(1)
  if (current) return current
  const [former] = await db
    .select({ id, name })
    .from(solutionFormerPaths)
    .innerJoin(wtsSolutions, eq(id, solutionFormerPaths.solutionId))
    .where(and(isPresent, eq(solutionFormerPaths.path, path)))
  return former ?? null
}

/** Reads the solutions that have a page, for the sitemap. */
export async function listedSolutions(db: Database): Promise<SolutionName[]> {
  const { id, name } = wtsSolutions
  return db.select({ id, name }).from(wtsSolutions).where(isPresent).orderBy(id).limit(1_000)
}

/** Archived solutions are not shown anywhere. */
const isPresent = isNull(wtsSolutions.archivedAt)

function idOf({ id }: { id: string }): string {
  return id
}

type SolutionRow = Omit<typeof wtsSolutions.$inferSelect, 'archivedAt' | 'version' | 'updatedAt'>

function toSolution(row: SolutionRow): Solution {
  return {
    ...row,
    price: priceFrom(row.price),
    originalPrice: priceOrNullFrom(row.originalPrice),
    rating: ratingFrom(row.rating),
    createdAt: row.createdAt.toISOString(),
  }
}

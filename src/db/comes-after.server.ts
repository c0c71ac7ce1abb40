import { and, gt, gte, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The position of a row in a list that is ordered by time and then by id. */
export interface ListPlace {
  id: string
  /** The row's time in the format of `momentText`. */
  moment: string
}

interface Order {
  at: PgColumn
  id: PgColumn
  order: readonly ['asc' | 'desc', 'asc' | 'desc']
}

/**
 * Selects the rows after a position in a list, even if the row at that position was deleted. Exports use it
 * to read lists of any length. The first condition lets PostgreSQL use an index.
 */
export function comesAfter(last: ListPlace, { at, id, order: [byMoment, byId] }: Order): SQL | undefined {
  const moment = sql`${last.moment}::timestamptz`
  const isBeyond = byId === 'asc' ? gt(id, last.id) : lt(id, last.id)
  return byMoment === 'asc'
    ? and(gte(at, moment), or(gt(at, moment), isBeyond))
    : and(lte(at, moment), or(lt(at, moment), isBeyond))
}

/** Selects a time as text with microseconds, which a `Date` would lose. */
export function momentText(at: PgColumn): SQL<string> {
  return sql<string>`${at}::text`
}

/** A slice of a list, by offset or after a position. */
export interface ListSlice {
  limit: number
  offset?: number
  after?: ListPlace | null
}

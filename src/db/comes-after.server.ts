import { and, gt, gte, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Where a row stands in a list that is ordered by moments and, among equal ones, by ids. */
export interface ListPlace {
  id: string
  /** As `momentText` reads it. */
  moment: string
}

interface Order {
  at: PgColumn
  id: PgColumn
  order: readonly ['asc' | 'desc', 'asc' | 'desc']
}

/**
 * The rows that come after a place in a list, for exports of any length. The row of that place may be gone. The first
 * condition is for an index.
 */
export function comesAfter(last: ListPlace, { at, id, order: [byMoment, byId] }: Order): SQL | undefined {
  const moment = sql`${last.moment}::timestamptz`
  const isBeyond = byId === 'asc' ? gt(id, last.id) : lt(id, last.id)
  return byMoment === 'asc'
    ? and(gte(at, moment), or(gt(at, moment), isBeyond))
    : and(lte(at, moment), or(lt(at, moment), isBeyond))
}

/** With its microseconds, which a `Date` would lose. */
export function momentText(at: PgColumn): SQL<string> {
  return sql<string>`${at}::text`
}

/** A part of a list: by its number of rows before, or after a place. */
export interface ListSlice {
  limit: number
  offset?: number
  after?: ListPlace | null
}

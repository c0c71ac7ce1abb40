import { and, eq, gt, gte, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

interface Place {
  /** The id of the last row so far. */
  last: string
  at: PgColumn
  id: PgColumn
  /** In which direction the list goes, by moments and, among equal ones, by ids. */
  order: readonly ['asc' | 'desc', 'asc' | 'desc']
}

/**
 * The rows that come after one of the same table in a list, for exports of any length. By the stored moment of that
 * row: a `Date` would lose its microseconds. The first condition is for an index.
 */
export function comesAfter({ last, at, id, order: [byMoment, byId] }: Place): SQL | undefined {
  const moment = sql`(select ${at} from ${at.table} where ${eq(id, last)})`
  const isBeyond = byId === 'asc' ? gt(id, last) : lt(id, last)
  return byMoment === 'asc'
    ? and(gte(at, moment), or(gt(at, moment), isBeyond))
    : and(lte(at, moment), or(lt(at, moment), isBeyond))
}

/** A part of a list: by its number of rows before, or after the row with an id. */
export interface ListSlice {
  limit: number
  offset?: number
  after?: string | null
}

import { and, count, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { ListSlice } from '#db/comes-after.server.ts'
import type { Database } from '#db/database.server.ts'
import type { FailuresOfDay } from '#mail/mails.queries.server.ts'
import { portalEvents } from '#orders/orders.tables.server.ts'

const maxRows = 500

/**
 * Matches events that are pending or ignored, except events whose status the order had already passed. Must
 * match the index `portal_events_not_applied`.
 */
export const isNotApplied = and(
  inArray(portalEvents.outcome, ['pending', 'ignored']),
  sql`${portalEvents.reason} is distinct from 'already_there'`,
)

/** The events of one order, newest first. */
export function eventsOf(db: Database, order: string) {
  return eventsWhere(db, eq(portalEvents.order, order))
}

export function eventsWhere(db: Database, where: SQL | undefined) {
  return db
    .select({
      id: portalEvents.id,
      type: portalEvents.type,
      order: portalEvents.order,
      outcome: portalEvents.outcome,
      reason: portalEvents.reason,
      receivedAt: portalEvents.receivedAt,
      payload: portalEvents.payload,
    })
    .from(portalEvents)
    .where(where)
    .orderBy(desc(portalEvents.receivedAt))
    .limit(maxRows)
}

export type PortalEventView = Awaited<ReturnType<typeof eventsWhere>>[number]

/** The number of events in the range that were not applied, by day, type and reason. */
export function eventsNotApplied(
  db: Database,
  { start, before }: { start: Date; before: Date },
  { limit, offset = 0 }: ListSlice,
): Promise<FailuresOfDay[]> {
  const { outcome, receivedAt, type } = portalEvents
  const day = sql<string>`to_char(${receivedAt} at time zone 'UTC', 'YYYY-MM-DD')`
  const reason = sql<string>`coalesce(${portalEvents.reason}, '')`
  return db
    .select({ day, kind: type, reason, times: count() })
    .from(portalEvents)
    .where(and(isNotApplied, eq(outcome, 'ignored'), gte(receivedAt, start), lt(receivedAt, before)))
    .groupBy(sql`1`, sql`2`, sql`3`)
    .orderBy(sql`1 desc`, sql`2`, sql`3`)
    .limit(limit)
    .offset(offset)
}

import { desc, eq, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { portalEvents } from '#orders/orders.tables.server.ts'

const most = 500

export interface PortalEventView {
  id: string
  type: string
  order: string
  outcome: string
  reason: string | null
  receivedAt: Date
  payload: Record<string, unknown>
}

/** The signing portal's events, newest first: of one order, or all. */
export function eventsOf(db: Database, order: string | null): Promise<PortalEventView[]> {
  return eventsWhere(db, order === null ? undefined : eq(portalEvents.order, order.toLowerCase()))
}

export function eventsWhere(db: Database, where: SQL | undefined): Promise<PortalEventView[]> {
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
    .limit(most)
}

import { and, desc, eq, inArray, isNull, lt, lte, min, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import {
  eventsWhere,
  isNotApplied,
  type PortalEventView,
} from '#orders/portal-events/portal-events.queries.server.ts'
import { orders, portalEvents } from '#orders/orders.tables.server.ts'
import type { StuckCause } from '#orders/admin/stuck.ts'

const maxRows = 500

/** Events that were not applied because their order does not exist. No order page can show them. */
export function eventsWithoutOrder(db: Database): Promise<PortalEventView[]> {
  return eventsWhere(db, and(isNotApplied, eq(portalEvents.reason, 'unknown_order')))
}

/** The stuck orders with their reasons. With `only`, checks only the order with this id. */
export async function reasonsOfStuckOrders(
  db: Database,
  now: Date,
  only: string | null = null,
): Promise<Map<string, StuckCause[]>> {
  const one = only === null ? undefined : eq(orders.id, only)
  const ofOne = only === null ? undefined : eq(portalEvents.order, only)
  const [silent, events, failed] = await Promise.all([
    db
      .select({ id: orders.id, status: orders.status, since: orders.changedAt })
      .from(orders)
      .where(and(silentSince(now), one))
      .orderBy(desc(orders.changedAt))
      .limit(maxRows),
    db
      .select({
        id: orders.id,
        status: orders.status,
        since: portalEvents.receivedAt,
        outcome: portalEvents.outcome,
      })
      .from(portalEvents)
      .innerJoin(orders, eq(orders.id, orderOfEvent))
      .where(and(isStuckEvent(now), one, ofOne))
      .orderBy(desc(portalEvents.receivedAt))
      .limit(maxRows),
    db
      .select({ id: orders.id, status: orders.status, since: mails.changedAt })
      .from(mails)
      .innerJoin(orders, eq(orders.id, mails.subject))
      .where(and(failedMail, one))
      .orderBy(desc(mails.changedAt))
      .limit(maxRows),
  ])
  const found = new Map<string, StuckCause[]>()
  // Rows arrive newest first. Each row replaces an earlier row with the same reason, so the oldest cause
  // remains.
  const add = (id: string, cause: StuckCause) => {
    const others = (found.get(id) ?? []).filter(({ reason }) => reason !== cause.reason)
    found.set(id, [...others, cause])
  }
  for (const { id, ...order } of silent) add(id, { ...order, reason: 'silent' })
  for (const { id, outcome, ...order } of events) {
    add(id, { ...order, reason: outcome === 'pending' ? 'event_pending' : 'event_ignored' })
  }
  for (const { id, ...order } of failed) add(id, { ...order, reason: 'mail_failed' })
  return found
}

/** Returns the last change of the order that has been unchanged for longest. */
export async function oldestChange(db: Database, ids: readonly string[]): Promise<Date | null> {
  if (ids.length === 0) return null
  const [found] = await db
    .select({ at: min(orders.changedAt) })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
  return found?.at ?? null
}

/**
 * A paid order is stuck after 48 hours, any other open order after 72, counted from its last change or the
 * last check by staff.
 */
function silentSince(now: Date): SQL | undefined {
  const quietFor = (hours: number) => {
    const before = new Date(now.getTime() - hours * 3_600_000)
    return and(lt(orders.changedAt, before), or(isNull(orders.checkedAt), lt(orders.checkedAt, before)))
  }
  return and(
    // Must match the index `orders_unfinished`, which PostgreSQL reads backward.
    inArray(orders.status, ['paid', 'documents_opened', 'signed', 'payment_failed']),
    quietFor(48),
    or(eq(orders.status, 'paid'), quietFor(72)),
  )
}

/** The id of the order in an event; null if the text is not a UUID. */
const orderOfEvent = sql`case when ${portalEvents.order} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  then ${portalEvents.order}::uuid end`

/**
 * Whether an event is stuck: pending for an hour, or ignored without later progress of its order. Events that
 * staff have checked are excluded.
 */
function isStuckEvent(now: Date): SQL | undefined {
  const anHourAgo = new Date(now.getTime() - 3_600_000)
  const { outcome, receivedAt } = portalEvents
  return and(
    isNotApplied,
    or(isNull(orders.checkedAt), lte(orders.checkedAt, receivedAt)),
    or(ne(outcome, 'pending'), lt(receivedAt, anHourAgo)),
    or(eq(outcome, 'pending'), isNull(orders.id), lte(orders.changedAt, receivedAt)),
  )
}

/**
 * Matches a failed mail if no later mail is about the same record and staff have not checked the order since.
 */
const failedMail = and(
  eq(mails.state, 'failed'),
  sql`not exists (select 1 from ${mails} later where later.subject = ${mails.subject} and later.created_at > ${mails.createdAt})`,
  sql`not exists (select 1 from ${orders} where ${orders.id} = ${mails.subject} and ${orders.checkedAt} > ${mails.changedAt})`,
)

import { and, desc, eq, gte, ilike, inArray, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import type { OrderStatus } from '#orders/order-status.ts'
import type { Order } from '#orders/order.ts'
import { isUuid } from '#lib/ids.ts'
import { readOrders } from '#orders/orders.queries.server.ts'
import { orders, portalEvents } from '#orders/orders.tables.server.ts'

const most = 500

export interface OrderSearch {
  since: Date | null
  status: OrderStatus | null
  /** Part of an email address or name, or the beginning of an order's id. */
  term: string | null
}

/** For staff: the newest orders first. */
export function findOrders(db: Database, { since, status, term }: OrderSearch): Promise<Order[]> {
  const part = `%${(term ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const where = and(
    since ? gte(orders.preparedAt, since) : undefined,
    status ? eq(orders.status, status) : undefined,
    term
      ? or(
          ilike(orders.email, part),
          ilike(orders.fullName, part),
          sql`starts_with(${orders.id}::text, ${term.toLowerCase()})`,
        )
      : undefined,
  )
  return readOrders(db, where, most)
}

export interface StuckOrders {
  /** Orders without news for too long, though something should follow. */
  silent: Order[]
  /** Events that are pending, and events that were rejected. */
  events: PortalEventView[]
  failedMails: { subject: string; kind: string; error: string | null; at: Date }[]
}

/** What staff should look at. */
export async function stuckOrders(db: Database, now: Date): Promise<StuckOrders> {
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const silent = await readOrders(
    db,
    or(
      and(eq(orders.status, 'paid'), lt(orders.changedAt, before(48))),
      and(
        inArray(orders.status, ['documents_opened', 'signed', 'payment_failed']),
        lt(orders.changedAt, before(72)),
      ),
    ),
    most,
  )
  const failedMails = await db
    .select({ subject: mails.subject, kind: mails.kind, error: mails.error, at: mails.changedAt })
    .from(mails)
    .where(eq(mails.state, 'failed'))
    .orderBy(desc(mails.changedAt))
    .limit(most)
  const events = await eventsWhere(
    db,
    or(
      and(eq(portalEvents.outcome, 'pending'), lt(portalEvents.receivedAt, before(1))),
      and(eq(portalEvents.outcome, 'ignored'), sql`${portalEvents.reason} <> 'already_there'`),
    ),
  )
  return { silent, events, failedMails }
}

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

/** The order whose id is this or begins with it; `null` if there are several. */
export async function orderNamed(db: Database, name: string): Promise<Order | null> {
  const id = name.toLowerCase()
  const found = isUuid(id)
    ? await readOrders(db, eq(orders.id, id), 1)
    : await readOrders(db, sql`starts_with(${orders.id}::text, ${id})`, 2)
  return found.length === 1 ? (found[0] ?? null) : null
}

function eventsWhere(db: Database, where: ReturnType<typeof and>): Promise<PortalEventView[]> {
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

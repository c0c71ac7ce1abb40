import { and, eq, exists, gt, inArray, sql } from 'drizzle-orm'
import {
  decisionsOnProposals,
  decisionsOnSellers,
  newProposals,
} from '#dashboard/notices/notifiable-decisions.queries.server.ts'
import type { NotifiableEvent } from '#dashboard/notices/notices.ts'
import { sentNotices } from '#dashboard/notices/notices.tables.server.ts'
import { isNew, isNewEnd, maxAtOnce } from '#dashboard/notices/sent-notices.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import { webhooks } from '#developers/webhooks/webhooks.tables.server.ts'
import { enquiries } from '#enquiries/enquiries.tables.server.ts'
import { changesQuantity } from '#orders/order-rows.queries.server.ts'
import { orderLines, orders, orderTransitions } from '#orders/orders.tables.server.ts'
import { quotes } from '#quotes/quotes.tables.server.ts'
import { reportsSince, reviewsSince } from '#reviews/recent-reviews.queries.server.ts'
import { reviewReports, reviews } from '#reviews/reviews.tables.server.ts'
import { lapse, subscriptionsLapsedSince } from '#orders/admin/lapsed-subscriptions.queries.server.ts'
import { stuckSentence } from '#orders/admin/stuck.ts'
import { reasonsOfStuckOrders } from '#orders/admin/stuck-orders.queries.server.ts'
import { addDays } from '#lib/days.ts'

/** Events older than this cause no notice, even if the shop was down when they occurred. */
const hoursBack = 24

/** Finds the events of the last day without a notice, and stuck orders and paused webhooks of any age. */
export async function newNotifiableEvents(db: Database, now: Date): Promise<NotifiableEvent[]> {
  const since = new Date(now.getTime() - hoursBack * 3_600_000)
  const found = [
    await paidOrders(db, since),
    await lapsedSubscriptions(db, since),
    await newProposals(db, since),
    await decisionsOnProposals(db, since),
    await decisionsOnSellers(db, since),
    await newEnquiries(db, since),
    await newlyStuck(db, now),
    await newReviews(db, since),
    await newReports(db, since),
    await newQuotes(db, since),
    await pausedWebhooks(db),
  ]
  return found.flat()
}

async function paidOrders(db: Database, since: Date): Promise<NotifiableEvent[]> {
  const weekBefore = addDays(since, -7)
  const becamePaid = db
    .select({ id: orderTransitions.id })
    .from(orderTransitions)
    .where(
      and(
        eq(orderTransitions.orderId, orders.id),
        eq(orderTransitions.to, 'paid'),
        // The time of the transition is the time of the payment, which may be days before the event of the
        // portal arrived.
        gt(orderTransitions.at, weekBefore),
      ),
    )
  const paid = await db
    .select({ id: orders.id, isChange: changesQuantity })
    .from(orders)
    .where(
      and(
        inArray(orders.status, ['paid', 'active']),
        gt(orders.changedAt, since),
        exists(becamePaid),
        isNew(db, 'paid_line', sql`${orders.id}::text`),
      ),
    )
    .limit(maxAtOnce)
  const ids = paid.map(({ id }) => id)
  const { orderId: ofOrder, sellerId, name: product, quantity, position } = orderLines
  const lines = await db
    .select({ orderId: ofOrder, sellerId, product, quantity })
    .from(orderLines)
    .where(inArray(ofOrder, ids))
    .orderBy(ofOrder, position)
  return paid.map(({ id, isChange }) => ({
    notice: 'paid_line',
    about: id,
    orderId: id,
    isChange,
    lines: lines.filter(({ orderId }) => orderId === id),
  }))
}

async function lapsedSubscriptions(db: Database, since: Date): Promise<NotifiableEvent[]> {
  const isNews = and(isNew(db, 'subscription_lapsed', lapse), isNewEnd(db))
  const found = await subscriptionsLapsedSince(db, since, isNews)
  return found.map((event) => ({ notice: 'subscription_lapsed', ...event }))
}

async function newEnquiries(db: Database, since: Date): Promise<NotifiableEvent[]> {
  const found = await db
    .select({ id: enquiries.id, kind: enquiries.kind, details: enquiries.details })
    .from(enquiries)
    .where(and(gt(enquiries.createdAt, since), isNew(db, 'new_enquiry', sql`${enquiries.id}::text`)))
    .limit(maxAtOnce)
  return found.map(({ id, kind, details }) => ({
    notice: 'new_enquiry',
    about: id,
    enquiryId: id,
    kind,
    // The other kinds of inquiries notify only staff.
    sellerId: kind === 'product_question' ? (details['seller_id'] ?? null) : null,
  }))
}

/** Finds stuck orders without a notice. Each order is reported once per reason (product: dashboard 130). */
async function newlyStuck(db: Database, now: Date): Promise<NotifiableEvent[]> {
  const stuck = [...(await reasonsOfStuckOrders(db, now))].flatMap(([orderId, causes]) =>
    causes.map((cause) => ({
      notice: 'stuck_order' as const,
      about: `${orderId} ${cause.reason}`,
      orderId,
      sentence: stuckSentence(cause, now),
    })),
  )
  const sent = await db
    .select({ about: sentNotices.about })
    .from(sentNotices)
    .where(
      and(
        eq(sentNotices.notice, 'stuck_order'),
        inArray(
          sentNotices.about,
          stuck.map(({ about }) => about),
        ),
      ),
    )
  const known = new Set(sent.map(({ about }) => about))
  return stuck.filter(({ about }) => !known.has(about)).slice(0, maxAtOnce)
}

async function newReviews(db: Database, since: Date): Promise<NotifiableEvent[]> {
  const found = await reviewsSince(db, since, isNew(db, 'new_review', sql`${reviews.id}::text`))
  return found.map(({ id, ...review }) => ({ notice: 'new_review', about: id, reviewId: id, ...review }))
}

async function newReports(db: Database, since: Date): Promise<NotifiableEvent[]> {
  const found = await reportsSince(db, since, isNew(db, 'reported_review', sql`${reviewReports.id}::text`))
  return found.map(({ id, ...report }) => ({ notice: 'reported_review', about: id, ...report }))
}

/** Finds new quote requests without an answer. */
async function newQuotes(db: Database, since: Date): Promise<NotifiableEvent[]> {
  const isUnsent = isNew(db, 'new_quote', sql`${quotes.id}::text`)
  const found = await db
    .select({ id: quotes.id, sellerId: quotes.sellerId })
    .from(quotes)
    .where(and(gt(quotes.requestedAt, since), eq(quotes.state, 'requested'), isUnsent))
    .limit(maxAtOnce)
  return found.map(({ id, sellerId }) => ({ notice: 'new_quote', about: id, quoteId: id, sellerId }))
}

/** Finds paused webhooks of any age, because they send nothing until someone resumes them. */
async function pausedWebhooks(db: Database): Promise<NotifiableEvent[]> {
  const { id, url, sellerId, pausedAt, pausedBy } = webhooks
  const about = sql<string>`${id} || ' ' || ${pausedAt}`
  const found = await db
    .select({ about, webhookId: id, url, sellerId })
    .from(webhooks)
    .where(and(eq(pausedBy, 'failures'), isNew(db, 'webhook_paused', about)))
    .limit(maxAtOnce)
  return found.map((event) => ({ notice: 'webhook_paused', ...event }))
}

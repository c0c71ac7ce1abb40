import { and, eq, exists, gt, inArray, sql, type SQL } from 'drizzle-orm'
import type { Fields } from '#audit/audit.ts'
import { auditEntries } from '#audit/audit.tables.server.ts'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { catalogProposals, proposalSteps } from '#catalog/proposals/proposals.tables.server.ts'
import type { NotifiableEvent, SellerDecision } from '#dashboard/notices/notice-mail.ts'
import type { Notice } from '#dashboard/notices/notices.ts'
import { sentNotices } from '#dashboard/notices/notices.tables.server.ts'
import { isNew, isNewEnd } from '#dashboard/notices/sent-notices.queries.server.ts'
import type { Database } from '#db/database.server.ts'
import { webhooks } from '#developers/webhooks/webhooks.tables.server.ts'
import { enquiries } from '#enquiries/enquiries.tables.server.ts'
import { changesQuantity } from '#orders/orders.queries.server.ts'
import { orderLines, orders, orderTransitions } from '#orders/orders.tables.server.ts'
import { quotes } from '#quotes/quotes.tables.server.ts'
import { reportsSince, reviewsSince } from '#reviews/recent-reviews.queries.server.ts'
import { reviewReports, reviews } from '#reviews/reviews.tables.server.ts'
import { lapse, subscriptionsLapsedSince } from '#orders/admin/lapsed-subscriptions.queries.server.ts'
import { reasonsOfStuckOrders } from '#orders/admin/stuck-orders.queries.server.ts'

/** Nobody is notified of older events, even if the shop was stopped when they happened. */
const hoursBack = 24
const maxAtOnce = 100

/** Events of the last day without a notice so far, and stuck orders and paused webhooks of any age. */
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
  const weekBefore = new Date(since.getTime() - 7 * 86_400_000)
  const becamePaid = db
    .select({ id: orderTransitions.id })
    .from(orderTransitions)
    .where(
      and(
        eq(orderTransitions.orderId, orders.id),
        eq(orderTransitions.to, 'paid'),
        // Selected by the time of the payment, which may be earlier than when the shop received the event.
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
  const lines = await db
    .select({
      orderId: orderLines.orderId,
      sellerId: orderLines.sellerId,
      product: orderLines.name,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(orderLines.orderId, orderLines.position)
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

/** The name of a proposal as lists show it. */
const proposalName = sql<string>`case when ${catalogProposals.kind} = 'seller' then ${marketplaceSellers.name}
  else coalesce(nullif(${catalogProposals.document} ->> 'name', ''), 'Untitled') end`

const step = sql`${proposalSteps.proposalId} || ' ' || ${proposalSteps.revision}`

/** New proposals that are still in the submitted revision. */
async function newProposals(db: Database, since: Date): Promise<NotifiableEvent[]> {
  const found = await stepsWhere(
    db,
    'new_proposal',
    since,
    and(
      eq(proposalSteps.action, 'submit'),
      eq(catalogProposals.state, 'submitted'),
      eq(catalogProposals.revision, proposalSteps.revision),
    ),
  )
  return found.map(({ about, proposalId, name, sellerId, seller }) => ({
    notice: 'new_proposal',
    about,
    proposalId,
    name,
    sellerId,
    seller,
  }))
}

async function decisionsOnProposals(db: Database, since: Date): Promise<NotifiableEvent[]> {
  const decided = inArray(proposalSteps.action, ['approve', 'return', 'reject'])
  const found = await stepsWhere(db, 'decision', since, decided)
  return found.flatMap(({ action, ...proposal }) =>
    action === 'approve' || action === 'return' || action === 'reject'
      ? [{ notice: 'decision' as const, ...proposal, decision: action }]
      : [],
  )
}

/** Decisions on sellers since the time, read from the audit log (product: dashboard 53). */
async function decisionsOnSellers(db: Database, since: Date): Promise<NotifiableEvent[]> {
  const { id, at, action, subjectKind, subjectId, after } = auditEntries
  const decided = await db
    .select({ about: sql<string>`${id}::text`, sellerId: subjectId, seller: marketplaceSellers.name, after })
    .from(auditEntries)
    .innerJoin(marketplaceSellers, eq(marketplaceSellers.id, subjectId))
    .where(
      and(
        gt(at, since),
        eq(subjectKind, 'seller'),
        inArray(action, ['sellers.verify', 'sellers.suspend']),
        isNew(db, 'standing', sql`${id}::text`),
      ),
    )
    .orderBy(at)
    .limit(maxAtOnce)
  return decided.flatMap(({ after: fields, ...about }) => {
    const change = sellerDecisionIn(fields ?? {})
    const reason = fields?.['reason']
    return change === null
      ? []
      : [{ notice: 'standing' as const, ...about, change, reason: typeof reason === 'string' ? reason : '' }]
  })
}

/** `null` if only the date or the checks of a verification changed. */
function sellerDecisionIn({ verified, suspended }: Fields): SellerDecision | null {
  if (typeof suspended === 'boolean') return suspended ? 'suspended' : 'reinstated'
  if (typeof verified === 'boolean') return verified ? 'verified' : 'unverified'
  return null
}

function stepsWhere(db: Database, notice: Notice, since: Date, condition: SQL | undefined) {
  return db
    .select({
      about: sql<string>`${step}`,
      action: proposalSteps.action,
      proposalId: proposalSteps.proposalId,
      name: proposalName,
      sellerId: catalogProposals.sellerId,
      seller: marketplaceSellers.name,
    })
    .from(proposalSteps)
    .innerJoin(catalogProposals, eq(catalogProposals.id, proposalSteps.proposalId))
    .innerJoin(marketplaceSellers, eq(marketplaceSellers.id, catalogProposals.sellerId))
    .where(and(gt(proposalSteps.at, since), condition, isNew(db, notice, step)))
    .limit(maxAtOnce)
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
    // Only staff are notified about other kinds of inquiries.
    sellerId: kind === 'product_question' ? (details['seller_id'] ?? null) : null,
  }))
}

/** Orders that got stuck. Each is reported once per reason (product: dashboard 130). */
async function newlyStuck(db: Database, now: Date): Promise<NotifiableEvent[]> {
  const stuck = [...(await reasonsOfStuckOrders(db, now))].flatMap(([orderId, causes]) =>
    causes.map(({ reason }) => ({
      notice: 'stuck_order' as const,
      about: `${orderId} ${reason}`,
      orderId,
      reason,
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
  return found.map(({ id, product, stars, sellerId }) => ({
    notice: 'new_review',
    about: id,
    reviewId: id,
    product,
    stars,
    sellerId,
  }))
}

/** One event per report. */
async function newReports(db: Database, since: Date): Promise<NotifiableEvent[]> {
  const found = await reportsSince(db, since, isNew(db, 'reported_review', sql`${reviewReports.id}::text`))
  return found.map(({ id, reviewId, product }) => ({
    notice: 'reported_review',
    about: id,
    reviewId,
    product,
  }))
}

/** New quotes that still wait for an answer. */
async function newQuotes(db: Database, since: Date): Promise<NotifiableEvent[]> {
  const isUnsent = isNew(db, 'new_quote', sql`${quotes.id}::text`)
  const found = await db
    .select({ id: quotes.id, sellerId: quotes.sellerId })
    .from(quotes)
    .where(and(gt(quotes.requestedAt, since), eq(quotes.state, 'requested'), isUnsent))
    .limit(maxAtOnce)
  return found.map(({ id, sellerId }) => ({ notice: 'new_quote', about: id, quoteId: id, sellerId }))
}

/** Webhooks that failures have paused at any time, because each sends nothing until somebody resumes it. */
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

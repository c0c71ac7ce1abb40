import { isAllowed, isAllowedForStaff, sellersWith } from '#account/staff/roles.ts'
import { draftsOf } from '#catalog/editing/drafts/drafts.queries.server.ts'
import { submittedDiscounts } from '#cart/discounts/admin-discounts.queries.server.ts'
import { submittedOffers } from '#catalog/offers/offers.queries.server.ts'
import { countReturnedProposals, submittedProposals } from '#catalog/proposals/proposals.queries.server.ts'
import { catalogNouns, nounWords } from '#dashboard/records/nouns.ts'
import { byAge, dayBefore, type OpenTask } from '#dashboard/overview/open-tasks.ts'
import { shortDay } from '#dashboard/components/short-day.ts'
import { keyTasks, questionTasks, webhookTasks } from '#dashboard/overview/seller-tasks.server.ts'
import { quoteScopeOf } from '#dashboard/quotes/quote-scope-of.ts'
import type { Viewer } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import { openEnquiries } from '#enquiries/inbox/open-enquiries.queries.server.ts'
import { undecidedApplications } from '#enquiries/inbox/seller-applications.queries.server.ts'
import { startOfDay, dayOfMoment } from '#lib/days.ts'
import { countFailedMails } from '#mail/mails.queries.server.ts'
import {
  eventsWithoutOrder,
  oldestChange,
  reasonsOfStuckOrders,
} from '#orders/admin/stuck-orders.queries.server.ts'
import { stuckSummary } from '#orders/admin/stuck.ts'
import { requestedQuotes } from '#quotes/answers/admin-quotes.queries.server.ts'
import {
  countReportedReviews,
  countUnansweredReviews,
} from '#reviews/moderation/admin-reviews.queries.server.ts'
import { createContext } from 'react-router'
import { pageContext, type PageArguments } from '#http/server/page-context.server.ts'

const openTasksKey = createContext<Promise<OpenTask[]> | null>(null)

/** Reads the open tasks once per request. The loaders of the navigation and the overview need them. */
export function openTasksOf({ context }: PageArguments, viewer: Viewer): Promise<OpenTask[]> {
  const { db, clock } = pageContext(context)
  const tasks = context.get(openTasksKey) ?? openTasksFor(db, viewer, clock())
  context.set(openTasksKey, tasks)
  return tasks
}

const days = 7
const maxDrafts = 20
const daysToAnswer = 30
const none = { count: 0, oldest: null }

const byTime = (one: Date, other: Date) => one.getTime() - other.getTime()

/** Reads the open tasks that the viewer's roles allow (product: dashboard 110). */
export async function openTasksFor(db: Database, viewer: Viewer, now: Date): Promise<OpenTask[]> {
  const parts = await Promise.all([
    isAllowedForStaff(viewer, 'orders.see') ? orderTasks(db, now) : [],
    isAllowedForStaff(viewer, 'enquiries.see') ? enquiryTasks(db, viewer) : questionTasks(db, viewer),
    proposalTasks(db, viewer),
    isAllowedForStaff(viewer, 'applications.decide') ? applicationTasks(db) : [],
    quoteTasks(db, viewer),
    reviewTasks(db, viewer, now),
    keyTasks(db, viewer),
    webhookTasks(db, viewer),
    isAllowedForStaff(viewer, 'discounts.edit') ? discountTasks(db) : [],
    ownDrafts(db, viewer),
  ])
  return parts
    .flat()
    .filter(({ count }) => count > 0)
    .toSorted(byAge)
}

async function orderTasks(db: Database, now: Date): Promise<OpenTask[]> {
  const path = '/dashboard/orders?stuck=1'
  const [{ stuck, oldest }, strayEvents, failedMails] = await Promise.all([
    reasonsOfStuckOrders(db, now).then(async (stuck) => ({
      stuck,
      oldest: await oldestChange(db, [...stuck.keys()]),
    })),
    eventsWithoutOrder(db),
    countFailedMails(db, startOfDay(dayBefore(now, days - 1)) ?? now),
  ])
  return [
    {
      label: ['stuck order', 'stuck orders'],
      count: stuck.size,
      note: stuckSummary(stuck.values()),
      path,
      oldest,
    },
    {
      label: ['portal update without an order', 'portal updates without an order'],
      count: strayEvents.length,
      note: 'For orders that this shop doesn’t have.',
      path,
      oldest: strayEvents.map(({ receivedAt }) => receivedAt).toSorted(byTime)[0] ?? null,
    },
    {
      label: ['email failed', 'emails failed'],
      count: failedMails,
      note: 'In the last 7 days. See which, and why.',
      path: `/dashboard/reports?days=${days}#failed-mails`,
    },
  ]
}

async function enquiryTasks(db: Database, viewer: Viewer): Promise<OpenTask[]> {
  const withoutApplications = isAllowedForStaff(viewer, 'applications.decide')
  const { mine, unassigned } = await openEnquiries(db, viewer.accountId, { withoutApplications })
  const path = '/dashboard/enquiries?state=open&person='
  return [
    {
      label: ['question assigned to you', 'questions assigned to you'],
      ...mine,
      note: `Reply, or mark ${mine.count === 1 ? 'it' : 'them'} done.`,
      path: `${path}me`,
    },
    {
      label: ['new question', 'new questions'],
      ...unassigned,
      note: `Reply or assign ${unassigned.count === 1 ? 'it' : 'them'}.`,
      path: `${path}nobody`,
    },
  ]
}

/** Finds submitted proposals for staff. For members, finds proposals that staff returned to their sellers. */
async function proposalTasks(db: Database, viewer: Viewer): Promise<OpenTask[]> {
  const path = '/dashboard/proposals?state='
  const mayDecide = isAllowedForStaff(viewer, 'proposals.decide')
  const [submitted, returned] = await Promise.all([
    mayDecide ? submittedProposals(db, sellersWith(viewer, 'proposals.see')) : none,
    countReturnedProposals(db, sellersWith(viewer, 'proposals.write')),
  ])
  return [
    {
      label: ['proposal to review', 'proposals to review'],
      ...submitted,
      note: 'From your sellers.',
      path: `${path}submitted`,
    },
    {
      label: ['proposal came back to you', 'proposals came back to you'],
      count: returned,
      note: 'The comments say what to change.',
      path: `${path}returned`,
    },
  ]
}

async function applicationTasks(db: Database): Promise<OpenTask[]> {
  return [
    {
      label: ['application to sell', 'applications to sell'],
      ...(await undecidedApplications(db)),
      note: 'Approve or decline.',
      path: '/dashboard/sellers/applications',
    },
  ]
}

/** Finds discount codes and offers that members submitted. */
async function discountTasks(db: Database): Promise<OpenTask[]> {
  const [discounts, offers] = await Promise.all([submittedDiscounts(db), submittedOffers(db)])
  return [
    {
      label: ['discount code to review', 'discount codes to review'],
      ...discounts,
      note: 'From your sellers.',
      path: '/dashboard/discounts',
    },
    ...offers.map(({ productId, name, createdAt }): OpenTask => ({
      label: ['offer to review', 'offers to review'],
      count: 1,
      oldest: createdAt,
      note: `For ${name}.`,
      path: `/dashboard/products/${productId}/offers`,
    })),
  ]
}

/** Finds reported reviews for moderators, and unanswered reviews for members (product: reviews 17). */
async function reviewTasks(db: Database, viewer: Viewer, now: Date): Promise<OpenTask[]> {
  const path = '/dashboard/reviews?'
  const since = startOfDay(dayBefore(now, daysToAnswer)) ?? now
  const [reported, unanswered] = await Promise.all([
    isAllowedForStaff(viewer, 'reviews.moderate') ? countReportedReviews(db) : 0,
    countUnansweredReviews(db, sellersWith(viewer, 'reviews.answer'), since),
  ])
  return [
    {
      label: ['reported review', 'reported reviews'],
      count: reported,
      note: 'Hide it, or close the report.',
      path: `${path}state=reported`,
    },
    {
      label: ['review to answer', 'reviews to answer'],
      count: unanswered,
      note: `From the last ${daysToAnswer} days. You can answer each once.`,
      path: `${path}state=published&answered=no`,
    },
  ]
}

/** Finds quote requests that the viewer may answer (product: quotes 17). */
async function quoteTasks(db: Database, viewer: Viewer): Promise<OpenTask[]> {
  if (!isAllowed(viewer, 'quotes.answer')) return []
  return [
    {
      label: ['quote to answer', 'quotes to answer'],
      ...(await requestedQuotes(db, quoteScopeOf(viewer))),
      note: 'A customer is waiting for your price.',
      path: '/dashboard/quotes?state=requested',
    },
  ]
}

/** Finds the viewer's drafts of records that the viewer may still edit, with links to the forms. */
async function ownDrafts(db: Database, viewer: Viewer): Promise<OpenTask[]> {
  const drafts = await draftsOf(db, viewer.accountId, maxDrafts)
  return drafts.flatMap(({ noun: name, itemId, updatedAt }) => {
    const noun = catalogNouns.find((known) => known === name)
    if (!noun || !isAllowedForStaff(viewer, nounWords[noun].edit)) return []
    const record = itemId === 'new' ? `new ${nounWords[noun].one}` : nounWords[noun].one
    const note = `${itemId === 'new' ? '' : `${itemId}, `}typed on ${shortDay(dayOfMoment(updatedAt))}, not saved`
    const label = [`unsaved draft of a ${record}`, `unsaved drafts of a ${record}`] as const
    return [{ label, count: 1, note, path: `/dashboard/${noun}/${itemId}` }]
  })
}

import { isAllowed, isAllowedForStaff, sellersWith } from '#account/staff/roles.ts'
import { sellSomething } from '#catalog/editing/lists/product-lists.queries.server.ts'
import { draftsOf } from '#catalog/editing/drafts/drafts.queries.server.ts'
import {
  countReturnedProposals,
  countSubmittedProposals,
  openNewProducts,
} from '#catalog/proposals/proposals.queries.server.ts'
import { catalogNouns, nounWords } from '#dashboard/records/nouns.ts'
import { dayBefore, stuckNote, type OpenTask } from '#dashboard/overview/open-tasks.ts'
import { shortDay } from '#dashboard/components/short-day.ts'
import { quoteScopeOf } from '#dashboard/quotes/quote-scope-of.ts'
import type { Viewer } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import { openEnquiries } from '#enquiries/inbox/inbox.queries.server.ts'
import { countOpenApplications } from '#enquiries/inbox/seller-applications.queries.server.ts'
import { startOfDay } from '#lib/days.ts'
import { countFailedMails } from '#mail/mails.queries.server.ts'
import { soldLineFilterOf } from '#orders/admin/sold-line-filter.ts'
import { countSoldLines } from '#orders/admin/sold-lines.queries.server.ts'
import { eventsWithoutOrder, reasonsOfStuckOrders } from '#orders/admin/stuck-orders.queries.server.ts'
import { countRequestedQuotes } from '#quotes/admin-quotes.queries.server.ts'
import {
  countReportedReviews,
  countUnansweredReviews,
} from '#reviews/moderation/admin-reviews.queries.server.ts'

const days = 7
const maxDrafts = 20
const daysToAnswer = 30

/** The viewer's open tasks, limited to what their roles allow (product: dashboard 110). */
export async function openTasksFor(db: Database, viewer: Viewer, now: Date): Promise<OpenTask[]> {
  const parts = await Promise.all([
    isAllowedForStaff(viewer, 'orders.see') ? orderTasks(db, now) : [],
    isAllowedForStaff(viewer, 'enquiries.see') ? enquiryTasks(db, viewer.accountId) : [],
    proposalTasks(db, viewer),
    isAllowedForStaff(viewer, 'applications.decide') ? applicationTasks(db) : [],
    quoteTasks(db, viewer),
    reviewTasks(db, viewer, now),
    ownDrafts(db, viewer),
  ])
  return parts.flat().filter(({ count }) => count > 0)
}

async function orderTasks(db: Database, now: Date): Promise<OpenTask[]> {
  const path = '/dashboard/orders?stuck=1'
  const stuck = await reasonsOfStuckOrders(db, now)
  const strayEvents = await eventsWithoutOrder(db)
  const failedMails = await countFailedMails(db, startOfDay(dayBefore(now, days - 1)) ?? now)
  return [
    { label: 'Stuck orders', count: stuck.size, note: stuckNote(stuck.values()), path },
    {
      label: 'Events of the signing portal without an order',
      count: strayEvents.length,
      note: 'They name no order of the shop.',
      path,
    },
    {
      label: 'Failed mails of the last 7 days',
      count: failedMails,
      note: 'About orders, enquiries or accounts. The report says which, and why.',
      path: `/dashboard/reports?days=${days}#failed-mails`,
    },
  ]
}

async function enquiryTasks(db: Database, accountId: string): Promise<OpenTask[]> {
  const { mine, unassigned } = await openEnquiries(db, accountId)
  const path = '/dashboard/enquiries?state=open&person='
  return [
    {
      label: 'Open enquiries assigned to you',
      count: mine,
      note: 'It is our turn to answer.',
      path: `${path}me`,
    },
    {
      label: 'Unassigned enquiries',
      count: unassigned,
      note: 'They are open. Answer them, or assign them.',
      path: `${path}nobody`,
    },
  ]
}

/** For staff, submitted proposals; for members, the returned ones of their sellers. */
async function proposalTasks(db: Database, viewer: Viewer): Promise<OpenTask[]> {
  const path = '/dashboard/proposals?state='
  const mayDecide = isAllowedForStaff(viewer, 'proposals.decide')
  return [
    {
      label: 'Proposals to decide on',
      count: mayDecide ? await countSubmittedProposals(db, sellersWith(viewer, 'proposals.see')) : 0,
      note: 'Submitted by sellers.',
      path: `${path}submitted`,
    },
    {
      label: 'Proposals that came back to you',
      count: await countReturnedProposals(db, sellersWith(viewer, 'proposals.write')),
      note: 'The comments say what to change.',
      path: `${path}returned`,
    },
  ]
}

async function applicationTasks(db: Database): Promise<OpenTask[]> {
  return [
    {
      label: 'Applications to sell',
      count: await countOpenApplications(db),
      note: 'Approve or decline them.',
      path: '/dashboard/sellers/applications',
    },
  ]
}

/** For moderators, reported reviews; for members, recent reviews without an answer (product: reviews 17). */
async function reviewTasks(db: Database, viewer: Viewer, now: Date): Promise<OpenTask[]> {
  const path = '/dashboard/reviews?'
  const since = startOfDay(dayBefore(now, daysToAnswer)) ?? now
  return [
    {
      label: 'Reported reviews',
      count: isAllowedForStaff(viewer, 'reviews.moderate') ? await countReportedReviews(db) : 0,
      note: 'Hide them, or close the reports.',
      path: `${path}state=reported`,
    },
    {
      label: `Reviews of the last ${daysToAnswer} days without an answer`,
      count: await countUnansweredReviews(db, sellersWith(viewer, 'reviews.answer'), since),
      note: 'Of your products. Each can be answered once.',
      path: `${path}state=published&answered=no`,
    },
  ]
}

/** Quote requests that the viewer may answer (product: quotes 17). */
async function quoteTasks(db: Database, viewer: Viewer): Promise<OpenTask[]> {
  if (!isAllowed(viewer, 'quotes.answer')) return []
  return [
    {
      label: 'Quotes to answer',
      count: await countRequestedQuotes(db, quoteScopeOf(viewer)),
      note: 'Customers wait for a price.',
      path: '/dashboard/quotes?state=requested',
    },
  ]
}

/** Drafts of records that the viewer may still edit, with links to their forms. */
async function ownDrafts(db: Database, viewer: Viewer): Promise<OpenTask[]> {
  const drafts = await draftsOf(db, viewer.accountId, maxDrafts)
  return drafts.flatMap(({ noun: name, itemId, updatedAt }) => {
    const noun = catalogNouns.find((known) => known === name)
    if (!noun || !isAllowedForStaff(viewer, nounWords[noun].edit)) return []
    const what = itemId === 'new' ? `new ${nounWords[noun].one}` : nounWords[noun].one
    const note = `${itemId === 'new' ? '' : `${itemId}, `}typed on ${shortDay(updatedAt.toISOString().slice(0, 10))}, not saved`
    return [{ label: `Your draft of a ${what}`, count: 1, note, path: `/dashboard/${noun}/${itemId}` }]
  })
}

/** Whether the viewer's seller has no products or proposals yet; submitting one is then the first task. */
export async function hasNothingYet(db: Database, viewer: Viewer): Promise<boolean> {
  const sellers = sellersWith(viewer, 'proposals.write')
  if (sellers.length === 0) return false
  const [isSelling, proposals] = await Promise.all([sellSomething(db, sellers), openNewProducts(db, sellers)])
  return !isSelling && proposals.length === 0
}

/** The lines that the viewer's sellers sold in the last seven days; `null` for staff only. */
export async function soldLately(
  db: Database,
  viewer: Viewer,
  now: Date,
): Promise<{ lines: number; path: string } | null> {
  const sellers = sellersWith(viewer, 'sold-lines.see')
  if (sellers.length === 0) return null
  const from = dayBefore(now, days)
  const filter = {
    ...soldLineFilterOf(new URLSearchParams()),
    state: 'paid' as const,
    from: startOfDay(from),
  }
  const lines = await countSoldLines(db, sellers, filter)
  return { lines, path: `/dashboard/orders?state=paid&from=${from}` }
}

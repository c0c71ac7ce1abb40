import { isAllowedForStaff, sellersWith, type Permission, type Roles } from '#account/staff/roles.ts'
import type { ProposalAction } from '#catalog/proposals/proposal-state.ts'
import type { EnquiryKind } from '#enquiries/enquiries.ts'

/** The kinds of notices: mails to people who work in the dashboard (product: dashboard 125). */
export const notices = [
  'paid_line',
  'subscription_lapsed',
  'new_proposal',
  'decision',
  'standing',
  'new_enquiry',
  'stuck_order',
  'new_review',
  'reported_review',
  'new_quote',
  'webhook_paused',
] as const
export type Notice = (typeof notices)[number]

/** The permission that a notice requires, for staff and for members of the affected seller. */
interface NoticePermissions {
  staff?: Permission
  members?: Permission
}

const noticePermissions: Readonly<Record<Notice, NoticePermissions>> = {
  paid_line: { staff: 'orders.see', members: 'sold-lines.see' },
  subscription_lapsed: { staff: 'orders.see', members: 'sold-lines.see' },
  new_proposal: { staff: 'proposals.decide' },
  decision: { members: 'proposals.write' },
  standing: { members: 'overview.see' },
  new_enquiry: { staff: 'enquiries.see', members: 'questions.answer' },
  stuck_order: { staff: 'orders.see' },
  new_review: { staff: 'reviews.answer', members: 'reviews.answer' },
  reported_review: { staff: 'reviews.moderate' },
  new_quote: { staff: 'quotes.answer', members: 'quotes.answer' },
  webhook_paused: { members: 'developers.manage' },
}

export const noticeLabels: Readonly<Record<Notice, string>> = {
  paid_line: 'An order is paid',
  subscription_lapsed: 'A subscription is past due or has ended',
  new_proposal: 'A seller submits a proposal',
  decision: 'A proposal of yours is decided on',
  standing: 'Your seller is verified, suspended or reinstated',
  new_enquiry: 'A new inquiry arrives',
  stuck_order: 'An order is stuck',
  new_review: 'A product of yours is reviewed',
  reported_review: 'A review was reported',
  new_quote: 'A customer requests a quote',
  webhook_paused: 'One of your webhooks is paused after a day of failures',
}

export function noticesFor(roles: Roles): Notice[] {
  return notices.filter((notice) => mayGetAsStaff(roles, notice) || sellersFor(roles, notice).length > 0)
}

export function mayGetAsStaff(roles: Roles, notice: Notice): boolean {
  const { staff } = noticePermissions[notice]
  return staff !== undefined && isAllowedForStaff(roles, staff)
}

/** Returns the sellers about which a member with these roles gets a notice. */
export function sellersFor(roles: Roles, notice: Notice): string[] {
  const { members } = noticePermissions[notice]
  return members === undefined ? [] : sellersWith(roles, members)
}

const kindPrefix = 'notice_'

/** Returns the kind under which the mail queue stores this notice. */
export function mailKindOf(notice: Notice): string {
  return `${kindPrefix}${notice}`
}

export function noticeOfMailKind(kind: string): Notice | null {
  return notices.find((notice) => mailKindOf(notice) === kind) ?? null
}

export interface NoticeLine {
  sellerId: string | null
  product: string
  quantity: number
}

export type ProposalDecision = Extract<ProposalAction, 'approve' | 'return' | 'reject'>

/** The decisions that staff make about a seller. */
export type SellerDecision = 'verified' | 'unverified' | 'suspended' | 'reinstated'

/** An event that causes a notice. `about` is unique among the events of one kind of notice. */
export type NotifiableEvent = { about: string } & (
  | { notice: 'paid_line'; orderId: string; isChange: boolean; lines: readonly NoticeLine[] }
  | {
      notice: 'subscription_lapsed'
      orderId: string
      product: string
      quantity: number
      sellerId: string | null
      ended: boolean
    }
  | { notice: 'new_proposal'; proposalId: string; name: string; sellerId: string; seller: string }
  | { notice: 'decision'; proposalId: string; name: string; sellerId: string; decision: ProposalDecision }
  | { notice: 'standing'; sellerId: string; seller: string; change: SellerDecision; reason: string }
  | { notice: 'new_enquiry'; enquiryId: string; kind: EnquiryKind; sellerId: string | null }
  | { notice: 'stuck_order'; orderId: string; sentence: string }
  | { notice: 'new_review'; reviewId: string; product: string; stars: number; sellerId: string | null }
  | { notice: 'reported_review'; reviewId: string; product: string }
  | { notice: 'new_quote'; quoteId: string; sellerId: string | null }
  | { notice: 'webhook_paused'; webhookId: string; url: string; sellerId: string }
)

export function sellersOf(event: NotifiableEvent): string[] {
  if (event.notice === 'paid_line') {
    return [...new Set(event.lines.flatMap(({ sellerId }) => (sellerId === null ? [] : [sellerId])))]
  }
  return 'sellerId' in event && event.sellerId !== null ? [event.sellerId] : []
}

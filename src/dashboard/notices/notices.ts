import { isAllowedForStaff, sellersWith, type Permission, type Roles } from '#account/staff/roles.ts'

/** What people who work in the dashboard are told by mail (product: dashboard 125). */
export const notices = [
  'paid_line',
  'new_proposal',
  'decision',
  'standing',
  'new_enquiry',
  'stuck_order',
  'new_review',
  'reported_review',
  'new_quote',
] as const
export type Notice = (typeof notices)[number]

/** The permission that a role needs to get a notice: of staff, and of a member of the seller that it is about. */
interface NoticePermissions {
  staff?: Permission
  members?: Permission
}

const noticePermissions: Readonly<Record<Notice, NoticePermissions>> = {
  paid_line: { staff: 'orders.see', members: 'sold-lines.see' },
  new_proposal: { staff: 'proposals.decide' },
  decision: { members: 'proposals.write' },
  standing: { members: 'overview.see' },
  new_enquiry: { staff: 'enquiries.see', members: 'questions.answer' },
  stuck_order: { staff: 'orders.see' },
  new_review: { staff: 'reviews.answer', members: 'reviews.answer' },
  reported_review: { staff: 'reviews.moderate' },
  new_quote: { staff: 'quotes.answer', members: 'quotes.answer' },
}

const labels: Readonly<Record<Notice, string>> = {
  paid_line: 'An order is paid',
  new_proposal: 'A seller submits a proposal',
  decision: 'A proposal of yours is decided on',
  standing: 'Your seller is verified, suspended or reinstated',
  new_enquiry: 'A new enquiry arrives',
  stuck_order: 'An order is stuck',
  new_review: 'A product of yours is reviewed',
  reported_review: 'A review is reported',
  new_quote: 'A customer asks for a quote',
}

export function noticeLabel(notice: Notice): string {
  return labels[notice]
}

/** The notices that these roles can get. */
export function noticesFor(roles: Roles): Notice[] {
  return notices.filter((notice) => mayGetAsStaff(roles, notice) || sellersFor(roles, notice).length > 0)
}

export function mayGetAsStaff(roles: Roles, notice: Notice): boolean {
  const { staff } = noticePermissions[notice]
  return staff !== undefined && isAllowedForStaff(roles, staff)
}

/** The sellers about which these roles get the notice as a member. */
export function sellersFor(roles: Roles, notice: Notice): string[] {
  const { members } = noticePermissions[notice]
  return members === undefined ? [] : sellersWith(roles, members)
}

const kindPrefix = 'notice_'

/** What the mail queue calls a mail of this notice. */
export function mailKindOf(notice: Notice): string {
  return `${kindPrefix}${notice}`
}

export function noticeOfMailKind(kind: string): Notice | null {
  return notices.find((notice) => mailKindOf(notice) === kind) ?? null
}

import { brand } from '#content/brand.ts'
import { addDays } from '#lib/days.ts'

/** A new review is published at once. Staff may hide it and show it again (product: reviews 14). */
export const reviewStates = ['published', 'hidden'] as const
export type ReviewState = (typeof reviewStates)[number]

export const reviewedTypes = ['marketplace', 'wts_solution'] as const
export type ReviewedType = (typeof reviewedTypes)[number]

/** The reviewed item: a product or a solution. */
export interface Reviewed {
  productId: string
  productType: ReviewedType
}

/** The kinds of entries in a review's log. */
export const reviewEventKinds = [
  'written',
  'edited',
  'answered',
  'reported',
  'hidden',
  'published',
  'reports_closed',
] as const
export type ReviewEventKind = (typeof reviewEventKinds)[number]

/** The reasons for reporting a review (product: reviews 13). */
export const reportReasons = ['offensive', 'personal', 'advertising', 'off_topic', 'untrue'] as const
export type ReportReason = (typeof reportReasons)[number]

export const fewestStars = 1
export const maxStars = 5

/** The text and the stars of a review (product: reviews 5). */
export interface ReviewWords {
  stars: number
  title: string
  body: string
  /** Empty if the author did not say. */
  usedFor: string
}

const editDays = 30

/** Returns the time until which the author may edit the review (product: reviews 6). */
export function editableUntil(createdAt: Date): Date {
  return addDays(createdAt, editDays)
}

export function mayEdit(createdAt: Date, now: Date): boolean {
  return now < editableUntil(createdAt)
}

/** Shortens 'Dana Whitfield' to 'Dana W.', to limit what the public learns (product: reviews 7). */
export function publicName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/)
  const [initial] = others.at(-1) ?? ''
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`
}

/** The name shown with a review, or a substitute if the account was deleted. */
export function authorLabel(authorName: string): string {
  return authorName || 'A former customer'
}

export const reportReasonLabels: Readonly<Record<ReportReason, string>> = {
  offensive: 'Offensive language',
  personal: 'Personal information',
  advertising: 'Advertising',
  off_topic: 'Not about the product',
  untrue: 'Not true',
}

/** Whether the company itself sells the item. If so, staff answer its reviews (product: reviews 15). */
export function isOfHouse(sellerId: string | null): boolean {
  return sellerId === null || sellerId === brand.sellerId
}

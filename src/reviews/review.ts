/** A review is published at once. Staff may hide it, and publish it again (product: reviews 14). */
export const reviewStates = ['published', 'hidden'] as const
export type ReviewState = (typeof reviewStates)[number]

export const reviewedTypes = ['marketplace', 'wts_solution'] as const
export type ReviewedType = (typeof reviewedTypes)[number]

/** What is reviewed: a product or a solution. */
export interface Reviewed {
  productId: string
  productType: ReviewedType
}

/** What has happened to a review, in its log. */
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

/** Why somebody reports a review (product: reviews 13). */
export const reportReasons = ['offensive', 'personal', 'advertising', 'off_topic', 'untrue'] as const
export type ReportReason = (typeof reportReasons)[number]

export const fewestStars = 1
export const mostStars = 5

import type { OrderStatus } from '#orders/order-status.ts'

/** The reasons why a line cannot be reviewed (product: reviews 3, 4). */
export type ReviewError =
  | 'not_active_yet'
  | 'order_ended'
  | 'placed_without_log_in'
  | 'unproven'
  | 'own_product'
  | 'already_reviewed'

export interface LineToReview {
  status: OrderStatus
  /** Whether the order belongs to a browser and not to a signed-in customer. */
  isOfBrowser: boolean
  isProven: boolean
  /** Whether the reviewer is a member of the seller or works for the shop. */
  isOwnProduct: boolean
  isReviewed: boolean
}

/** Why the line cannot be reviewed; `null` if it can. */
export function reviewErrorOf(line: LineToReview): ReviewError | null {
  if (line.isOfBrowser) return 'placed_without_log_in'
  if (hasEnded(line.status)) return 'order_ended'
  if (line.status !== 'active') return 'not_active_yet'
  if (line.isOwnProduct) return 'own_product'
  if (line.isReviewed) return 'already_reviewed'
  return line.isProven ? null : 'unproven'
}

function hasEnded(status: OrderStatus): boolean {
  return status === 'cancelled' || status === 'declined' || status === 'expired'
}

export const reviewErrorSentences: Readonly<Record<ReviewError, string>> = {
  not_active_yet: 'You can review it once your order is active.',
  order_ended: 'This order wasn’t completed, so there’s nothing to review.',
  placed_without_log_in: 'This order was placed without logging in, so it can’t be reviewed.',
  unproven: 'Please confirm your email address first. You can get a new link in your settings.',
  own_product: 'You work for us or for the seller, so you can’t review this.',
  already_reviewed: 'You’ve already reviewed this.',
}

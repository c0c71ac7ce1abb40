import { isAllowedForStaff, isMemberOf, sellersWith, type Roles } from '#account/staff/roles.ts'
import type { ReviewIntent } from '#dashboard/reviews/review-actions.forms.ts'
import { isOfHouse, type ReviewState } from '#reviews/review.ts'

/** Returns the sellers whose reviews these roles see, or `null` for all sellers (product: reviews 17). */
export function reviewScopeOf(roles: Roles): string[] | null {
  return isAllowedForStaff(roles, 'reviews.see') ? null : sellersWith(roles, 'reviews.see')
}

/** Returns the actions that these roles allow in the review's current state (product: reviews 13 to 15). */
export function reviewActionsFor(
  roles: Roles,
  { sellerId, state, answer }: { sellerId: string | null; state: ReviewState; answer: string | null },
  openReports: number,
): ReviewIntent[] {
  const isPublished = state === 'published'
  const isOfMember = sellerId !== null && isMemberOf(roles, sellerId)
  // Staff who are members of a seller must not moderate its reviews.
  const mayModerate = isAllowedForStaff(roles, 'reviews.moderate') && !isOfMember
  const mayAnswer =
    (isOfMember && sellersWith(roles, 'reviews.answer').includes(sellerId)) ||
    (isOfHouse(sellerId) && isAllowedForStaff(roles, 'reviews.answer'))
  const mayReport = isOfMember && sellersWith(roles, 'reviews.report').includes(sellerId)
  const allowed: Record<ReviewIntent, boolean> = {
    answer: mayAnswer && isPublished && answer === null,
    close: mayModerate && openReports > 0,
    hide: mayModerate && isPublished,
    publish: mayModerate && !isPublished,
    report: mayReport && isPublished,
  }
  return reviewOrder.filter((intent) => allowed[intent])
}

const reviewOrder = ['answer', 'close', 'hide', 'publish', 'report'] as const

import { redirect } from 'react-router'
import { rejectedAnswer } from '#dashboard/components/action-answer.ts'
import type { ReviewAction } from '#dashboard/reviews/review-actions.forms.ts'
import { reviewActionsFor, reviewScopeOf } from '#dashboard/reviews/review-scope.ts'
import { notFound, type Viewer } from '#dashboard/viewer.server.ts'
import type { Actor } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'
import { reviewInScope } from '#reviews/moderation/admin-reviews.queries.server.ts'
import { answerReview, closeReports, moderateReview } from '#reviews/moderation/moderation.commands.server.ts'
import { reportReviewAsSeller } from '#reviews/reporting/report-review.commands.server.ts'

interface ReviewActionNeeds {
  db: Database
  viewer: Viewer
  actor: Extract<Actor, { kind: 'account' }>
  now: Date
  reviewId: string
  values: Record<string, string>
}

/** Performs the action and redirects to the review, or returns why the action failed. */
export async function performReviewAction(action: ReviewAction, needs: ReviewActionNeeds) {
  const { db, viewer, reviewId, values } = needs
  const { intent } = action
  const found = await reviewInScope(db, reviewScopeOf(viewer), reviewId)
  if (!found) throw notFound()
  if (!reviewActionsFor(viewer, found.review, found.openReports).includes(intent)) {
    return rejectedAnswer({ outcome: 'changed', intent, values })
  }
  const result = await perform(action, needs)
  if (result.ok) return redirect(`/dashboard/reviews/${reviewId}?done=${intent}`)
  if (result.reason === 'unknown') throw notFound()
  const outcome =
    result.reason === 'changed' || result.reason === 'already_answered' ? 'changed' : 'not_allowed'
  return rejectedAnswer({ outcome, intent, values })
}

function perform(action: ReviewAction, { db, actor, now, reviewId: id }: ReviewActionNeeds) {
  const context = { actor, now }
  switch (action.intent) {
    case 'answer':
      return answerReview(db, context, { id, text: action.text })
    case 'report':
      return reportReviewAsSeller(db, context, { reviewId: id, reason: action.reason, note: action.note })
    case 'hide':
      return moderateReview(db, context, 'hidden', { id, reason: action.reason })
    case 'publish':
      return moderateReview(db, context, 'published', { id, reason: action.reason })
    case 'close':
      return closeReports(db, context, { id, reason: action.reason })
  }
}

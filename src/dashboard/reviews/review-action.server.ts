import { redirect } from 'react-router'
import { rejectedAnswer } from '#dashboard/components/action-answer.ts'
import {
  type ReviewAction,
  reviewActionForm,
  reviewActionPermissions,
} from '#dashboard/reviews/review-actions.forms.ts'
import { reviewActionsFor, reviewScopeOf } from '#dashboard/reviews/review-scope.ts'
import { notFound, actorOf } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import { reviewInScope } from '#reviews/moderation/admin-reviews.queries.server.ts'
import { answerReview, closeReports, moderateReview } from '#reviews/moderation/moderation.commands.server.ts'
import { reportReviewAsSeller } from '#reviews/reporting/report-review.commands.server.ts'
import { requireIntent } from '#dashboard/components/form-texts.server.ts'
import { fieldErrorsOf } from '#lib/field-errors.ts'
import type { Route } from './+types/review.page.ts'

/** Performs an action on a review and redirects to its page, or returns why the action failed. */
export async function reviewAction({ request, context, params: { reviewId: id } }: Route.ActionArgs) {
  const page = { request, context }
  const { db, viewer, values, intent, now } = await requireIntent(
    page,
    reviewActionPermissions,
    'reviews.see',
  )
  const parsed = reviewActionForm.safeParse(values)
  if (!parsed.success) return rejectedAnswer('invalid', intent, values, fieldErrorsOf(parsed.error))
  const found = await reviewInScope(db, reviewScopeOf(viewer), id)
  if (!found) throw notFound()
  if (!reviewActionsFor(viewer, found.review, found.openReports).includes(intent)) {
    return rejectedAnswer('changed', intent, values)
  }
  const result = await perform(db, { actor: actorOf(viewer), now }, id, parsed.data)
  if (result.ok) return redirect(`/dashboard/reviews/${id}?done=${intent}`)
  if (result.reason === 'unknown') throw notFound()
  const outcome =
    result.reason === 'changed' || result.reason === 'already_answered' ? 'changed' : 'not_allowed'
  return rejectedAnswer(outcome, intent, values)
}

type Context = Parameters<typeof reportReviewAsSeller>[1]

function perform(db: Database, context: Context, id: string, action: ReviewAction) {
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

import type { RouterContextProvider } from 'react-router'
import { pageContext } from '#http/server/page-context.server.ts'
import { fieldErrorsOf } from '#lib/field-errors.ts'
import { reportReview, type ReportError } from '#reviews/reporting/report-review.commands.server.ts'
import { answerReviewForm, reviewNotPossible } from '#reviews/review-form-answer.ts'
import { reportForm } from '#reviews/review.forms.ts'
import { reviewerOfRequest, textsOfForm } from '#reviews/review-request.server.ts'

/** Stores a customer's report; `null` on success. On failure returns the reason with the entered values. */
export async function takeReport(
  context: Readonly<RouterContextProvider>,
  request: Request,
  reviewId: string,
) {
  const values = await textsOfForm(request)
  const { db, clock, log, limits } = pageContext(context)
  try {
    const { reviewer } = await reviewerOfRequest(context, request)
    if (!reviewer) return reviewNotPossible('Please log in first.', values, 403)
    const parsed = reportForm.safeParse(values)
    if (!parsed.success) {
      return answerReviewForm({ outcome: 'invalid', fieldErrors: fieldErrorsOf(parsed.error), values }, 422)
    }
    const limited = await limits.consume('reviewReport', reviewer.userId ?? `${reviewer.customerPortalEmail}`)
    if (!limited.ok) return reviewNotPossible('Too many reports. Please try again in an hour.', values, 429)
    const reported = await reportReview(
      db,
      { reporter: reviewer, now: clock() },
      { reviewId, ...parsed.data },
    )
    return reported.ok ? null : reviewNotPossible(sentences[reported.reason], values, 409)
  } catch (error) {
    log.error({ err: error }, 'could not store a report of a review')
    return answerReviewForm({ outcome: 'unavailable', values }, 503)
  }
}

const sentences: Readonly<Record<ReportError, string>> = {
  unknown: 'This review is no longer in the shop.',
  own_review: 'That’s your own review. You can edit it in My Purchases.',
  already_reported: 'You’ve already reported this review. Our team will take a look.',
}

import { data, redirect } from 'react-router'
import { shownProductsForCart } from '#cart/cart-products.queries.server.ts'
import { lineImage } from '#cart/line-labels.ts'
import { linePath } from '#cart/line-path.ts'
import type { ProductData } from '#cart/product-data.ts'
import { dayLabel } from '#catalog/details/day-label.ts'
import { unavailability } from '#db/unavailable.server.ts'
import { pageContext, type PageArguments } from '#http/server/page-context.server.ts'
import { fieldErrorsOf } from '#lib/field-errors.ts'
import type { OrderLine } from '#orders/order.ts'
import { linesToReview, reviewableLine } from '#reviews/writing/own-reviews.queries.server.ts'
import { reviewAnchor, reviewsPath } from '#reviews/published-review.ts'
import { reviewErrorSentences } from '#reviews/writing/review-error.ts'
import { answerReviewForm, reviewNotPossible } from '#reviews/review-form-answer.ts'
import { reviewForm } from '#reviews/review.forms.ts'
import { reviewerOfRequest, textsOfForm } from '#reviews/review-request.server.ts'
import { editableUntil, mayEdit, type ReviewWords } from '#reviews/review.ts'
import { writeReviewPath } from '#reviews/review-paths.ts'
import { isWrittenByReviewer } from '#reviews/reviewer.queries.server.ts'
import { editReview, writeReview } from '#reviews/writing/write-review.commands.server.ts'
import { dayOfMoment } from '#lib/days.ts'

interface WriteReviewArguments extends PageArguments {
  params: { orderId: string; lineId: string }
}

interface Shared {
  name: string
  image: string
}

export type WriteReviewPage =
  | { state: 'signed_out' }
  | { state: 'missing' }
  | (Shared & { state: 'not_possible'; sentence: string; isUnproven: boolean })
  | (Shared & {
      state: 'form'
      words: ReviewWords | null
      editUntil: string | null
      isHidden: boolean
      publicPath: string | null
      /** The lines of the order that have no review yet. */
      due: { name: string; path: string }[]
    })
  | (Shared & { state: 'closed'; words: ReviewWords; since: string })

const statuses = { away: 503, signed_out: 200, missing: 404, not_possible: 403, form: 200, closed: 200 }

export async function readWriteReviewPage({ request, context, params }: WriteReviewArguments) {
  const page = await writeReviewPage({ request, context, params }).catch((error: unknown) => {
    if (unavailability(error) === null) throw error
    pageContext(context).log.warn(
      { err: error },
      'could not read the line to review: the database is unavailable',
    )
    return { state: 'away' } as const
  })
  return data(page, { status: statuses[page.state] })
}

async function writeReviewPage({ request, context, params }: WriteReviewArguments): Promise<WriteReviewPage> {
  const { viewer, reviewer } = await reviewerOfRequest(context, request)
  if (!reviewer) return { state: 'signed_out' }
  const { db, clock } = pageContext(context)
  const found = await reviewableLine(db, viewer, reviewer, params)
  if (!found) return { state: 'missing' }
  const { review, error, line, order } = found
  const [productData = null] = await shownProductsForCart(db, [line])
  const shared = { name: line.name, image: lineImage({ ...line, productData }) }
  if (review && isWrittenByReviewer(review, reviewer)) {
    const { stars, title, body, usedFor, state, createdAt } = review
    const words = { stars, title, body, usedFor }
    const until = dayLabel(dayOfMoment(editableUntil(createdAt)))
    if (!mayEdit(createdAt, clock())) return { ...shared, state: 'closed', words, since: until }
    const isHidden = state === 'hidden'
    const publicPath = isHidden || !productData ? null : pathOfNewest({ ...line, productData }, review.id)
    const lines = await linesToReview(db, order.lines, viewer)
    const due = lines.map(({ id, name }) => ({ name, path: writeReviewPath(order.id, id) }))
    return { ...shared, state: 'form', words, editUntil: until, isHidden, publicPath, due }
  }
  if (error) {
    const sentence = reviewErrorSentences[error]
    return { ...shared, state: 'not_possible', sentence, isUnproven: error === 'unproven' }
  }
  return {
    ...shared,
    state: 'form',
    words: null,
    editUntil: null,
    isHidden: false,
    publicPath: null,
    due: [],
  }
}

/** The address where the review appears while it is among the newest. */
function pathOfNewest(line: OrderLine & { productData: ProductData }, reviewId: string): string {
  return `${reviewsPath(linePath(line))}#${reviewAnchor(reviewId)}`
}

/** Publishes a review or edits an existing one. Every error returns the entered values (product: reviews 5). */
export async function takeReview({ request, context, params }: WriteReviewArguments) {
  const values = await textsOfForm(request)
  const { db, clock, log } = pageContext(context)
  try {
    const { viewer, reviewer } = await reviewerOfRequest(context, request)
    if (!reviewer) return reviewNotPossible('Please log in first.', values, 403)
    const parsed = reviewForm.safeParse(values)
    if (!parsed.success) {
      return answerReviewForm({ outcome: 'invalid', fieldErrors: fieldErrorsOf(parsed.error), values }, 422)
    }
    const writing = { viewer, reviewer, now: clock() }
    const found = await reviewableLine(db, viewer, reviewer, params)
    if (!found)
      return reviewNotPossible('We couldn’t find this order. It may belong to another account.', values, 404)
    const path = writeReviewPath(params.orderId, params.lineId)
    if (found.review && isWrittenByReviewer(found.review, reviewer)) {
      const edited = await editReview(db, writing, { reviewId: found.review.id, words: parsed.data })
      if (edited.ok) return redirect(`${path}?done=edited`)
      return reviewNotPossible(editSentences[edited.reason], values, 409)
    }
    const written = await writeReview(db, writing, { ...params, words: parsed.data })
    if (written.ok) return redirect(`${path}?done=written`)
    const { reason } = written
    return reviewNotPossible(
      reason === 'unknown' ? editSentences.unknown : reviewErrorSentences[reason],
      values,
      409,
    )
  } catch (error) {
    log.error({ err: error }, 'could not store a review')
    return answerReviewForm({ outcome: 'unavailable', values }, 503)
  }
}

const editSentences = {
  unknown: 'We couldn’t find this order. It may belong to another account.',
  unproven: reviewErrorSentences['unproven'],
  too_old: 'You can edit a review for 30 days, so this one stays as it is.',
}

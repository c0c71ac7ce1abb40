import { Link, useActionData } from 'react-router'
import { productPath } from '#catalog/products/card-product.ts'
import { Outcome } from '#dashboard/components/outcome.tsx'
import { reloadsWhenChanged } from '#dashboard/components/action-answer.ts'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { stayWhenUnreachable } from '#dashboard/components/unreachable.ts'
import { BackLink } from '#ui/layout/back-link.tsx'
import { useCurrentAnswer } from '#ui/loading/use-current-answer.ts'
import { reviewAction } from '#dashboard/reviews/review-action.server.ts'
import {
  reviewDone,
  reviewEventLabels,
  reviewNotDone,
  type ReviewActionAnswer,
} from '#dashboard/reviews/review-actions.forms.ts'
import { ReviewActions } from '#dashboard/reviews/review-actions.tsx'
import { reviewActionsFor, reviewScopeOf } from '#dashboard/reviews/review-scope.ts'
import { ReviewStateDot } from '#dashboard/reviews/review-state-dot.tsx'
import { notFound, openPage } from '#dashboard/viewer.server.ts'
import {
  eventsOfReview,
  reportsOf,
  reviewInScope,
  type ReviewEvent,
} from '#reviews/moderation/admin-reviews.queries.server.ts'
import type { Route } from './+types/review.page.ts'
import { Moment } from '#dashboard/components/moment.tsx'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { authorLabel, isOfHouse } from '#reviews/review.ts'
import { brand } from '#content/brand.ts'
import { Fact, Facts } from '#dashboard/components/facts.tsx'

export const meta = dashboardMeta('Review', 'One review with its reports and its log.')

/** Loads one review with its log (product: reviews 16). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { viewer, db } = await openPage({ request, context }, 'reviews.see')
  const scope = reviewScopeOf(viewer)
  const found = await reviewInScope(db, scope, params.reviewId)
  if (!found) throw notFound()
  const { review, name, openReports } = found
  const { userId: _account, customerPortalEmail: _email, orderLineId: _line, ...shown } = review
  // Only staff see who reported a review, who decided and why (product: reviews 14).
  const isStaff = scope === null
  const log = await eventsOfReview(db, review.id)
  return {
    review: shown,
    name,
    openReports: isStaff ? openReports : 0,
    reports: isStaff ? await reportsOf(db, review.id) : [],
    log: isStaff ? log : logForMembers(log),
    actions: reviewActionsFor(viewer, review, openReports),
  }
}

function logForMembers(log: readonly ReviewEvent[]): ReviewEvent[] {
  const own = log.filter(({ kind }) => kind !== 'reported' && kind !== 'reports_closed')
  return own.map((event) =>
    event.kind === 'hidden' || event.kind === 'published' ? { ...event, actor: null, reason: '' } : event,
  )
}

export const action = reviewAction

export const clientAction = (args: Route.ClientActionArgs) => stayWhenUnreachable(args)

export const shouldRevalidate = reloadsWhenChanged

export default function ReviewPage({ loaderData }: Route.ComponentProps) {
  const answer = useCurrentAnswer(useActionData<ReviewActionAnswer>())
  const { review, name, openReports, reports, log, actions } = loaderData
  return (
    <>
      <BackLink to="/dashboard/reviews">Reviews</BackLink>
      <PageHeading
        title={review.title}
        status={<ReviewStateDot state={review.state} openReports={openReports} />}
        subject={{ kind: 'review', id: review.id }}
        lead={
          <>
            {review.stars} of 5 stars for{' '}
            {review.productType === 'marketplace' ? (
              <Link to={productPath(review.productId)} reloadDocument className="link">
                {name}
              </Link>
            ) : (
              name
            )}
          </>
        }
      />
      <Outcome done={reviewDone} problem={answer && reviewNotDone[answer.outcome]} />
      <div className="work-page">
        <div className="work-main">
          <ReviewText review={review} />
          <ReviewLog log={log} />
        </div>
        <div className="work-side">
          <ReviewActions key={log.length} {...{ actions, answer, reports, title: review.title }} />
        </div>
      </div>
    </>
  )
}

type LoaderData = Route.ComponentProps['loaderData']

/** The log of a review, oldest entry first (product: reviews 16). */
function ReviewLog({ log }: Pick<LoaderData, 'log'>) {
  return (
    <section className="mt-6">
      <h2 className="work-title">Log</h2>
      {log.length === 0 && <p className="text-ink-soft">No changes yet.</p>}
      <ol className="thread">
        {log.map(({ id, kind, actor, reason, at }) => (
          <li key={id} data-kind="note">
            <p className="thread-head">
              <strong>{reviewEventLabels[kind]}</strong>
              {actor && ` by ${actor}`}, <Moment at={at} />
            </p>
            {reason !== '' && <p className="thread-text">{reason}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function ReviewText({ review }: Pick<LoaderData, 'review'>) {
  const { body, usedFor, authorName, boughtAt, createdAt, editedAt, answer, answeredAt, sellerId } = review
  return (
    <section>
      <h2 className="work-title">Review</h2>
      <ol className="thread">
        <li data-kind="reply">
          <p className="thread-head">
            <strong>{authorLabel(authorName)}</strong> wrote, <Moment at={createdAt} />
          </p>
          <p className="thread-text">{body}</p>
        </li>
        {answer !== null && answeredAt && (
          <li data-kind="answer">
            <p className="thread-head">
              <strong>{isOfHouse(sellerId) ? brand.name : 'The seller'}</strong> answered,{' '}
              <Moment at={answeredAt} />
            </p>
            <p className="thread-text">{answer}</p>
          </li>
        )}
      </ol>
      <Facts>
        {usedFor && <Fact name="Used for">{usedFor}</Fact>}
        <Fact name="Bought (UTC)">
          <Moment at={boughtAt} />
        </Fact>
        <Fact name="Edited (UTC)">{editedAt && <Moment at={editedAt} />}</Fact>
        <Fact name="Source">{review.isDemo ? 'Invented for the demo' : null}</Fact>
      </Facts>
    </section>
  )
}

import { Link } from 'react-router'
import { EmailProofNotice } from '#account/sign-in/email-proof-notice.tsx'
import { useSession } from '#account/session/use-session.ts'
import type { OrderLineReview } from '#reviews/order-line-review.ts'

/** The lines of an order that the customer has reviewed or can still review (product: reviews 1, 2). */
export function OrderReviews({ reviews }: { reviews: readonly OrderLineReview[] }) {
  const { session } = useSession()
  if (reviews.length === 0) return null
  const isUnverified = session.status === 'signed-in' && session.mode === 'backend' && !session.emailProven
  return (
    <section aria-labelledby="reviews" data-screen-only="">
      <h2 id="reviews" className="mb-2 text-xl">
        Your reviews
      </h2>
      <ul>
        {reviews.map(({ lineId, name, path, stars }) => (
          <li key={lineId} className="flex items-center justify-between gap-4 text-sm">
            <p className="min-w-0 text-ink-soft">
              {name}
              {stars !== null && `, ${stars} of 5 stars`}
            </p>
            {(stars !== null || !isUnverified) && (
              <Link
                to={path}
                aria-label={stars === null ? `Write a review of ${name}` : `Your review of ${name}`}
                className="link inline-flex min-h-11 shrink-0 items-center"
              >
                {stars === null ? 'Write a review' : 'Your review'}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-2 text-sm">
        <EmailProofNotice>Open the link we sent you to write a review.</EmailProofNotice>
      </div>
    </section>
  )
}

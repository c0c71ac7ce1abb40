import { counted } from '#catalog/products/labels.ts'
import { withCommas } from '#lib/with-commas.ts'
import type { StarCount } from '#reviews/published-review.ts'
import { RatingStars } from '#ui/layout/rating-stars.tsx'

interface ReviewSummaryProps {
  rating: number
  reviewCount: number
  breakdown: readonly StarCount[]
}

/** The average rating and the number of reviews per number of stars (product: reviews 11). */
export function ReviewSummary({ rating, reviewCount, breakdown }: ReviewSummaryProps) {
  return (
    <div className="review-summary max-[18rem]:grid-cols-1!">
      <p>
        <span className="review-average">{rating.toFixed(1)}</span>
        <span className="sr-only"> of 5 stars, </span>
        <RatingStars value={rating} className="h-5" />
        <span className="text-sm text-ink-soft">
          {reviewCount === 1 ? '1 review' : `${withCommas(reviewCount)} reviews`}
        </span>
      </p>
      <StarBreakdown counts={breakdown} />
    </div>
  )
}

/** One bar per number of stars, with the number of reviews next to it. */
function StarBreakdown({ counts }: { counts: readonly StarCount[] }) {
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <dl className="star-breakdown">
      {counts.map(({ stars, count }) => (
        <div key={stars}>
          <dt>{counted(stars, 'star')}</dt>
          <dd>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="8" className="fill-line" />
              <rect width={(count / Math.max(1, all)) * 100} height="8" className="star-bar" />
            </svg>
            {count}
          </dd>
        </div>
      ))}
    </dl>
  )
}

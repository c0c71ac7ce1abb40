import type { StarCount } from '#reviews/published-review.ts'
import { StarBreakdown } from '#reviews/star-breakdown.tsx'
import { RatingStars } from '#ui/layout/rating-stars.tsx'

interface ReviewSummaryProps {
  rating: number
  reviewCount: number
  breakdown: readonly StarCount[]
}

/** The average and its breakdown by stars (product: reviews 11). */
export function ReviewSummary({ rating, reviewCount, breakdown }: ReviewSummaryProps) {
  return (
    <div className="review-summary">
      <p>
        <span className="review-average">{rating.toFixed(1)}</span>
        <span className="sr-only"> of 5 stars, </span>
        <RatingStars value={rating} className="h-5" />
        <span className="text-sm text-ink-soft">
          {reviewCount === 1 ? '1 review' : `${reviewCount.toLocaleString('en-US')} reviews`}
        </span>
      </p>
      <StarBreakdown counts={breakdown} />
    </div>
  )
}

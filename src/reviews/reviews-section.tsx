import { Link } from 'react-router'
import { DetailBlock } from '#catalog/details/detail-block.tsx'
import { reviewsHeading } from '#catalog/details/detail-blocks.ts'
import { reviewsPath, type ReviewExcerpt } from '#reviews/published-review.ts'
import { ReviewItem } from '#reviews/review-item.tsx'
import { ReviewSummary } from '#reviews/review-summary.tsx'

/** The 'Reviews' section of an item's page. */
export function ReviewsSection(props: ReviewExcerptProps) {
  return (
    <DetailBlock id={reviewsHeading.id} title={props.title ?? reviewsHeading.title}>
      <ReviewExcerptList {...props} />
    </DetailBlock>
  )
}

interface ReviewExcerptProps {
  excerpt: ReviewExcerpt | null
  rating: number
  reviewCount: number
  path: string
  seller: string
  isDownload: boolean
  /** Replaces the heading if the reviews are about another offer. */
  title?: string | null
}

/** The summary and the newest reviews of an item (product: reviews 11). */
function ReviewExcerptList(props: ReviewExcerptProps) {
  const { excerpt, rating, reviewCount, path, seller, isDownload } = props
  if (reviewCount === 0) {
    return (
      <p className="text-ink-soft">
        No reviews yet. Be the first: buyers can review once their order is active.
      </p>
    )
  }
  if (!excerpt)
    return <p className="text-ink-soft">We can’t show the reviews right now. Please try again later.</p>
  if (excerpt.newest.length === 0) {
    return <p className="text-ink-soft">This rating is from before we had reviews here.</p>
  }
  return (
    <>
      <ReviewSummary rating={rating} reviewCount={reviewCount} breakdown={excerpt.breakdown} />
      <div className="review-list review-list-short">
        {excerpt.newest.map((review) => (
          <ReviewItem key={review.id} {...{ review, seller, isDownload }} />
        ))}
      </div>
      <p className="review-list-more">
        <Link to={reviewsPath(path)} className="button button-secondary button-medium">
          {reviewCount === 1 ? 'See the review' : `See all ${reviewCount} reviews`}
        </Link>
      </p>
    </>
  )
}

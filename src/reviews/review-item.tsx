import { Link } from 'react-router'
import { HelpfulButton } from '#reviews/helpful-button.tsx'
import { reviewAnchor, type PublishedReview } from '#reviews/published-review.ts'
import { Badge } from '#ui/layout/badge.tsx'
import { RatingStars } from '#ui/layout/rating-stars.tsx'

interface ReviewItemProps {
  review: PublishedReview
  seller: string
  heading?: 'h2' | 'h3'
  /** Whether the item is a free download, which nobody buys. */
  isDownload?: boolean
  /** The reviewed product, in lists with reviews of several products. */
  about?: { name: string; path: string }
}

/**
 * A review with the seller's answer. Only the vote needs JavaScript (product: reviews 7, 15, 25).
 */
export function ReviewItem(props: ReviewItemProps) {
  const { review, seller, heading: Heading = 'h3', isDownload = false, about } = props
  const { id, author, stars, title, body, usedFor, bought, written, date, edited, answer, isDemo } = review
  return (
    <article className="review" aria-labelledby={reviewAnchor(id)}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <RatingStars value={stars} className="h-4" />
        <span className="sr-only">{`${stars} of 5 stars`}</span>
        {isDemo && <Badge look="outline">Demo review</Badge>}
      </p>
      <Heading id={reviewAnchor(id)} className="text-lg">
        {title}
      </Heading>
      <p className="review-text">{body}</p>
      <p className="review-facts">
        <strong>{author}</strong>
        <span>
          {isDownload ? 'Downloaded' : 'Bought here'} in {bought}
        </span>
        {usedFor && <span>Used for: {usedFor}</span>}
        {about && (
          <span>
            About <Link to={about.path}>{about.name}</Link>
          </span>
        )}
        <time dateTime={date}>{written}</time>
        {edited && <span>Edited {edited}</span>}
      </p>
      <p className="review-facts -my-2">
        <HelpfulButton review={review}>
          <Link to={`/reviews/${id}/report`} rel="nofollow" aria-label={`Report the review “${title}”`}>
            Report
          </Link>
        </HelpfulButton>
      </p>
      {answer !== null && (
        <div className="ms-6 grid gap-1 border-s-2 border-accent-line bg-sunken px-4 py-3">
          <p className="font-semibold">{seller} answers</p>
          <p className="review-text">{answer}</p>
        </div>
      )}
    </article>
  )
}

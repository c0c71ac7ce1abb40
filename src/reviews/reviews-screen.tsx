import { Link } from 'react-router'
import { counted } from '#catalog/products/labels.ts'
import { withCommas } from '#lib/with-commas.ts'
import {
  reviewsPath,
  reviewsPerPage,
  reviewSorts,
  type ReviewPage,
  type ReviewSort,
  type StarCount,
} from '#reviews/published-review.ts'
import { ReviewItem } from '#reviews/review-item.tsx'
import { ReviewSummary } from '#reviews/review-summary.tsx'
import { BackLink } from '#ui/layout/back-link.tsx'

export interface ReviewSubject {
  name: string
  path: string
  seller: string
  isDownload?: boolean
  rating: number
  reviewCount: number
}

const sortLabels: Readonly<Record<ReviewSort, string>> = {
  newest: 'Newest',
  helpful: 'Most helpful',
  rating: 'Highest rated',
  '-rating': 'Lowest rated',
}

/** The page with all reviews of an item (product: reviews 12). */
export function ReviewsScreen({ subject, found }: { subject: ReviewSubject; found: ReviewPage }) {
  const { name, path, seller, rating, reviewCount, isDownload = false } = subject
  const { reviews, breakdown, stars, sort } = found
  const total = breakdown.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="page pt-4 pb-20">
      <BackLink to={path}>Back to {name}</BackLink>
      <h1 className="mt-3 text-3xl">Reviews of {name}</h1>
      {total === 0 ? (
        <p className="lead mt-4">
          No reviews yet. Be the first: buyers can review once their order is active.
        </p>
      ) : (
        <div className="reviews-layout">
          <ReviewSummary rating={rating} reviewCount={reviewCount} breakdown={breakdown} />
          <div>
            <div className="mb-2 grid gap-1 empty:hidden">
              {(total > 2 || sort !== 'newest') && <SortLinks path={path} found={found} />}
              {(total > reviewsPerPage || stars !== null) && <StarLinks path={path} found={found} />}
            </div>
            {reviews.length === 0 && stars !== null && (
              <p className="py-6">No reviews with {counted(stars, 'star')} yet.</p>
            )}
            <div className="review-list">
              {reviews.map((review) => (
                <ReviewItem key={review.id} {...{ review, seller, isDownload }} heading="h2" />
              ))}
            </div>
            <PageLinks path={path} found={found} />
          </div>
        </div>
      )}
    </div>
  )
}

interface ListLinksProps {
  path: string
  found: ReviewPage
}

function SortLinks({ path, found: { sort, stars } }: ListLinksProps) {
  return (
    <nav aria-label="Sort reviews" className="bleed flex gap-2 overflow-x-auto py-1 sm:flex-wrap">
      {reviewSorts.map((each) => (
        <Link
          key={each}
          to={reviewsPath(path, { sort: each, stars })}
          className="facet-chip shrink-0"
          aria-current={each === sort ? 'true' : undefined}
          preventScrollReset
        >
          {sortLabels[each]}
        </Link>
      ))}
    </nav>
  )
}

/** Filters by stars. Omits numbers of stars without reviews. */
function StarLinks({ path, found: { sort, stars, breakdown } }: ListLinksProps) {
  const given = breakdown.filter(({ count }) => count > 0)
  const choices = [{ value: null, label: 'All stars' }, ...given.map(starChoice)]
  return (
    <nav aria-label="Filter reviews by stars" className="bleed flex gap-2 overflow-x-auto py-1 sm:flex-wrap">
      {choices.map(({ value, label }) => (
        <Link
          key={label}
          to={reviewsPath(path, { sort, stars: value })}
          className="facet-chip shrink-0"
          aria-current={value === stars ? 'true' : undefined}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

function starChoice({ stars, count }: StarCount) {
  return { value: stars, label: `${counted(stars, 'star')} (${withCommas(count)})` }
}

function PageLinks({ path, found: { sort, stars, page, pages } }: ListLinksProps) {
  if (pages === 1) return null
  return (
    <nav aria-label="Pages" className="page-links mt-8">
      {page > 1 && <Link to={reviewsPath(path, { sort, stars, page: page - 1 })}>Previous</Link>}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && <Link to={reviewsPath(path, { sort, stars, page: page + 1 })}>Next</Link>}
    </nav>
  )
}

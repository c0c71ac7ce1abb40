import { Link } from 'react-router'
import { reviewsPath, reviewSorts, type ReviewPage, type ReviewSort } from '#reviews/published-review.ts'
import { ReviewItem } from '#reviews/review-item.tsx'
import { ReviewSummary } from '#reviews/review-summary.tsx'
import { ArrowLeftIcon } from '#ui/icons/icons-interface.tsx'

/** The item with its reviews. */
export interface ReviewSubject {
  name: string
  path: string
  seller: string
  rating: number
  reviewCount: number
}

const sortLabels: Readonly<Record<ReviewSort, string>> = { newest: 'Newest', rating: 'Highest rated' }

/** All reviews of an item (product: reviews 12). */
export function ReviewsScreen({ subject, found }: { subject: ReviewSubject; found: ReviewPage }) {
  const { name, path, seller, rating, reviewCount } = subject
  const { reviews, breakdown, sort, page, pages } = found
  return (
    <div className="page pt-4 pb-20">
      <Link to={path} className="back-link">
        <ArrowLeftIcon className="size-4" />
        Back to {name}
      </Link>
      <h1 className="mt-3 text-3xl">Reviews of {name}</h1>
      {reviews.length === 0 ? (
        <p className="lead mt-4">
          No reviews yet. Be the first: buyers can review once their order is active.
        </p>
      ) : (
        <div className="reviews-layout">
          <ReviewSummary rating={rating} reviewCount={reviewCount} breakdown={breakdown} />
          <div>
            <SortLinks path={path} sort={sort} />
            <div className="review-list">
              {reviews.map((review) => (
                <ReviewItem key={review.id} review={review} seller={seller} heading="h2" />
              ))}
            </div>
            <PageLinks {...{ path, sort, page, pages }} />
          </div>
        </div>
      )}
    </div>
  )
}

function SortLinks({ path, sort }: { path: string; sort: ReviewSort }) {
  return (
    <nav aria-label="Sort reviews" className="page-links">
      {reviewSorts.map((each) => (
        <Link
          key={each}
          to={reviewsPath(path, { sort: each })}
          aria-current={each === sort ? 'true' : undefined}
          preventScrollReset
        >
          {sortLabels[each]}
        </Link>
      ))}
    </nav>
  )
}

function PageLinks({
  path,
  sort,
  page,
  pages,
}: Pick<ReviewPage, 'sort' | 'page' | 'pages'> & { path: string }) {
  if (pages === 1) return null
  return (
    <nav aria-label="Pages" className="page-links mt-8">
      {page > 1 && <Link to={reviewsPath(path, { sort, page: page - 1 })}>Previous</Link>}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && <Link to={reviewsPath(path, { sort, page: page + 1 })}>Next</Link>}
    </nav>
  )
}

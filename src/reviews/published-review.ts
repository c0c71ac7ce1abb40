import type { ReviewWords } from '#reviews/review.ts'
export interface PublishedReview extends ReviewWords {
  id: string
  author: string
  /** The month of the purchase, such as 'October 2025'. */
  bought: string
  /** The day of the review, such as 'November 3, 2025'. */
  written: string
  /** The day of the review as an ISO date, such as '2025-11-03'. */
  date: string
  edited: string | null
  answer: string | null
  /** The number of people who found the review helpful. */
  helpful: number
  isDemo: boolean
}

export interface ReviewOfSeller extends PublishedReview {
  product: { id: string; name: string; productType: string }
}

export interface StarCount {
  stars: number
  count: number
}

export const reviewSorts = ['newest', 'helpful', 'rating', '-rating'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** The reviews on the page of an item. */
export interface ReviewExcerpt {
  newest: PublishedReview[]
  /** The number of reviews per number of stars, from five to one. */
  breakdown: StarCount[]
}

export interface ReviewPage {
  reviews: PublishedReview[]
  breakdown: StarCount[]
  sort: ReviewSort
  /** Shows only reviews with this many stars; `null` shows all. */
  stars: number | null
  page: number
  pages: number
}

/** Adds rows for numbers of stars without reviews, so that there are always five. */
export function breakdownOf(counts: readonly StarCount[]): StarCount[] {
  return [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: counts.find((each) => each.stars === stars)?.count ?? 0,
  }))
}

export const reviewsPerPage = 10

/** Reads the page of reviews from the query string, limited to pages that exist. */
export function requestedReviews(parameters: URLSearchParams, breakdown: readonly StarCount[]) {
  const sort = reviewSorts.find((known) => known === parameters.get('sort')) ?? 'newest'
  const stars = breakdown.find((each) => String(each.stars) === parameters.get('stars'))?.stars ?? null
  const total = breakdown.reduce(
    (sum, each) => sum + (stars === null || each.stars === stars ? each.count : 0),
    0,
  )
  const pages = Math.max(1, Math.ceil(total / reviewsPerPage))
  const requested = /^\d{1,6}$/.test(parameters.get('page') ?? '') ? Number(parameters.get('page')) : 1
  const page = Math.min(Math.max(1, requested), pages)
  return { sort, stars, page, pages, limit: reviewsPerPage, offset: (page - 1) * reviewsPerPage }
}

/** The address of the page with all reviews of an item (product: reviews 12). */
export function reviewsPath(
  itemPath: string,
  { sort = 'newest', stars = null, page = 1 }: Partial<Pick<ReviewPage, 'sort' | 'stars' | 'page'>> = {},
): string {
  const parameters = new URLSearchParams()
  if (stars !== null) parameters.set('stars', String(stars))
  if (sort !== 'newest') parameters.set('sort', sort)
  if (page > 1) parameters.set('page', String(page))
  return `${itemPath}/reviews${parameters.size === 0 ? '' : `?${parameters}`}`
}

/** The HTML id of a review, the same on every page. */
export function reviewAnchor(reviewId: string): string {
  return `review-${reviewId}`
}

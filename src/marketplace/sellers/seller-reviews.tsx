import { productPath } from '#catalog/products/card-product.ts'
import type { SellerSummary } from '#catalog/seller.ts'
import type { ReviewOfSeller } from '#reviews/published-review.ts'
import { ReviewItem } from '#reviews/review-item.tsx'
import { Section } from '#ui/layout/section.tsx'

interface SellerReviewsProps {
  seller: SellerSummary
  reviews: readonly ReviewOfSeller[]
}

/** Recent reviews of the seller's products (product: reviews 11). */
export function SellerReviews({ seller, reviews }: SellerReviewsProps) {
  if (reviews.length === 0) return null
  return (
    <Section id="reviews" title="Newest reviews">
      <div className="review-list">
        {reviews.map((review) => (
          <ReviewItem
            key={review.id}
            review={review}
            seller={seller.name}
            about={{ name: review.product.name, path: `${productPath(review.product.id)}#reviews` }}
          />
        ))}
      </div>
    </Section>
  )
}

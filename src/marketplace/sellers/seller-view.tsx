import { type CardProduct, productPath } from '#catalog/products/card-product.ts'
import { counted } from '#catalog/products/labels.ts'
import type { SellerSummary } from '#catalog/seller.ts'
import type { EnquiryAnswer } from '#enquiries/enquiry-answer.ts'
import { CompareTray } from '#marketplace/compare-tray.tsx'
import { ProductGrid } from '#marketplace/product-grid.tsx'
import { SellerContactForm } from '#marketplace/sellers/seller-contact-form.tsx'
import { SellerFacts } from '#marketplace/sellers/seller-facts.tsx'
import { SellerHeading } from '#marketplace/sellers/seller-heading.tsx'
import { SellerPolicies } from '#marketplace/sellers/seller-policies.tsx'
import type { ReviewOfSeller } from '#reviews/published-review.ts'
import { ButtonAnchor, ButtonLink } from '#ui/forms/button.tsx'
import { BackLink } from '#ui/layout/back-link.tsx'
import { Section } from '#ui/layout/section.tsx'
import { ReviewItem } from '#reviews/review-item.tsx'

interface SellerViewProps {
  seller: SellerSummary
  products: CardProduct[]
  reviews: readonly ReviewOfSeller[]
  answer: EnquiryAnswer | undefined
}

/** A seller: facts, checks, products, policies and contact (product: marketplace 39, 54). */
export function SellerView({ seller, products, reviews, answer }: SellerViewProps) {
  return (
    <>
      <div className="page pt-4 pb-12 sm:pt-8 sm:pb-16">
        <BackLink to="/marketplace/sellers">All sellers</BackLink>
        <SellerHeading seller={seller} />
        <SellerFacts seller={seller} />
        <p className="mt-8">
          <ButtonAnchor href="#contact">Write to this seller</ButtonAnchor>
        </p>
      </div>
      <SellerProducts seller={seller} products={products} />
      <SellerReviews seller={seller} reviews={reviews} />
      <SellerPolicies seller={seller} />
      <Section
        id="contact"
        ground="sunken"
        title={`Write to ${seller.name}`}
        lead="We’ll pass your message on to the seller, who replies by email."
      >
        <div className="max-w-text">
          <SellerContactForm seller={seller} answer={answer} />
        </div>
      </Section>
    </>
  )
}

function SellerProducts({ seller, products }: Pick<SellerViewProps, 'seller' | 'products'>) {
  const hasMore = seller.productCount > products.length
  return (
    <Section id="products" ground="sunken" title={hasMore ? 'Newest products' : 'Products'}>
      {products.length === 0 ? (
        <p className="text-ink-soft">This seller has no products in the marketplace right now.</p>
      ) : (
        <>
          <ProductGrid products={products} />
          <CompareTray />
        </>
      )}
      {hasMore && (
        <p className="mt-10 flex justify-center">
          <ButtonLink to={`/marketplace-full?seller=${seller.id}`} variant="secondary" size="large">
            All {counted(seller.productCount, 'product')} of {seller.name}
          </ButtonLink>
        </p>
      )}
    </Section>
  )
}

/** Recent reviews of the seller's products (product: reviews 11). */
function SellerReviews({ seller, reviews }: { seller: SellerSummary; reviews: readonly ReviewOfSeller[] }) {
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

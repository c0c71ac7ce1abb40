import { useState } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '#account/session/use-hydrated.ts'
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
import { buttonClass, ButtonLink } from '#ui/forms/button.tsx'
import { firstFieldIn } from '#ui/forms/first-field.client.ts'
import { BackLink } from '#ui/layout/back-link.tsx'
import { Section } from '#ui/layout/section.tsx'
import { ReviewItem } from '#reviews/review-item.tsx'

interface SellerViewProps {
  seller: SellerSummary
  products: CardProduct[]
  reviews: readonly ReviewOfSeller[]
  answer: EnquiryAnswer | undefined
}

/** The page of a seller: facts, checks, products, policies and contact form (product: marketplace 39, 54). */
export function SellerView({ seller, products, reviews, answer }: SellerViewProps) {
  return (
    <>
      <div className="page pt-4 pb-8 sm:pt-8 sm:pb-12">
        <BackLink to="/marketplace/sellers">All sellers</BackLink>
        <SellerHeading seller={seller} />
        <SellerFacts seller={seller} />
        <WriteToSeller seller={seller} answer={answer} />
      </div>
      <SellerProducts seller={seller} products={products} />
      <SellerReviews seller={seller} reviews={reviews} />
      <SellerPolicies seller={seller} />
    </>
  )
}

/** The contact form. It is open at first if the address contains `#contact` or a message was sent. */
function WriteToSeller({ seller, answer }: Pick<SellerViewProps, 'seller' | 'answer'>) {
  const { hash } = useLocation()
  const isLinked = useHydrated() && hash === '#contact'
  /** `null` until the visitor opens or closes the form. */
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? (answer !== undefined || isLinked)
  return (
    <details
      className="mt-6"
      open={isOpen}
      onToggle={({ newState, currentTarget }) => {
        if (newState === 'open' && !isOpen) firstFieldIn(currentTarget)?.focus()
        setChosen(newState === 'open')
      }}
    >
      <summary className={buttonClass()}>Write to this seller</summary>
      <section id="contact" aria-labelledby="write" className="mt-6 max-w-text">
        <h2 id="write" className="text-2xl">{`Write to ${seller.name}`}</h2>
        <p className="mt-2 mb-6 text-ink-soft">
          We’ll pass your message on to the seller, who replies by email.
        </p>
        <SellerContactForm seller={seller} answer={answer} />
      </section>
    </details>
  )
}

function SellerProducts({ seller, products }: Pick<SellerViewProps, 'seller' | 'products'>) {
  const hasMore = seller.productCount > products.length
  return (
    <Section
      id="products"
      ground="sunken"
      className="section-medium"
      title={hasMore ? 'Newest products' : 'Products'}
    >
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

/** The newest reviews of the seller's products (product: reviews 11). */
function SellerReviews({ seller, reviews }: { seller: SellerSummary; reviews: readonly ReviewOfSeller[] }) {
  if (reviews.length === 0) return null
  return (
    <Section id="reviews" className="section-medium" title="Newest reviews">
      <div className="review-list">
        {reviews.map((review) => (
          <ReviewItem
            key={review.id}
            review={review}
            seller={seller.name}
            isDownload={review.product.productType === 'download'}
            about={{ name: review.product.name, path: `${productPath(review.product.id)}#reviews` }}
          />
        ))}
      </div>
    </Section>
  )
}

import { productPath } from '#catalog/products/card-product.ts'
import { partsOfPage } from '#catalog/details/detail-blocks.ts'
import { FurtherDetails, HowItWorks } from '#catalog/details/detail-sections.tsx'
import { JumpLinks } from '#catalog/details/jump-links.tsx'
import { SampleScreens } from '#catalog/details/sample-screens.tsx'
import { brand } from '#content/brand.ts'
import type { ReviewExcerpt } from '#reviews/published-review.ts'
import { ReviewsSection } from '#reviews/reviews-section.tsx'
import type { ForSale } from '#solutions/fixed/content/fixed-page.ts'
import { Container } from '#ui/layout/container.tsx'

interface FixedDetailsProps {
  sale: ForSale
  /** The address of the page. */
  path: string
  reviews: ReviewExcerpt | null
}

/** The part of a solution page below its sections. It needs no React in the browser. */
export function FixedDetails({
  sale: { id, type, details, rating, reviewCount, comingSoon },
  path,
  reviews,
}: FixedDetailsProps) {
  return (
    <>
      <SampleScreens screens={details.screens} />
      <Container className="py-10 md:py-14">
        <div className="detail-blocks">
          <JumpLinks parts={partsOfPage({ details, comingSoon })} />
          <HowItWorks steps={details.steps} />
          <FurtherDetails details={details} />
          {!comingSoon && (
            <ReviewsSection
              excerpt={reviews}
              rating={rating}
              reviewCount={reviewCount}
              path={type === 'marketplace' ? productPath(id) : path}
              seller={brand.name}
            />
          )}
        </div>
      </Container>
    </>
  )
}

import { productPath } from '#catalog/products/card-product.ts'
import { partsOfPage } from '#catalog/details/detail-blocks.ts'
import { FurtherDetails, HowItWorks } from '#catalog/details/detail-sections.tsx'
import type { Detailed } from '#catalog/details/item-details.ts'
import { JumpLinks } from '#catalog/details/jump-links.tsx'
import type { Product } from '#catalog/product.ts'
import { shownDetails } from '#catalog/products/shown-details.ts'
import { brand } from '#content/brand.ts'
import { WhatYouGet } from '#marketplace/product/what-you-get.tsx'
import type { ReviewExcerpt } from '#reviews/published-review.ts'
import { ReviewsSection } from '#reviews/reviews-section.tsx'

interface ProductSectionsProps {
  product: Detailed<Product>
  reviews: ReviewExcerpt | null
}

/** The part of a product page below the description. It needs no React in the browser. */
export function ProductSections({ product, reviews }: ProductSectionsProps) {
  const { id, features, rating, reviewCount, comingSoon, seller } = product
  const details = shownDetails(product)
  return (
    <>
      <JumpLinks parts={partsOfPage({ details, features, comingSoon })} />
      <HowItWorks steps={details.steps} />
      <WhatYouGet features={features} />
      <FurtherDetails details={details} />
      {!comingSoon && (
        <ReviewsSection
          excerpt={reviews}
          rating={rating}
          reviewCount={reviewCount}
          path={productPath(id)}
          seller={seller?.name ?? brand.name}
        />
      )}
    </>
  )
}

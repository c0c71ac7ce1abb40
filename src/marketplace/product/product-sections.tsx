import { productPath } from '#catalog/products/card-product.ts'
import { partsOfPage, type BlockHeading } from '#catalog/details/detail-blocks.ts'
import { FurtherDetails, HowItWorks } from '#catalog/details/detail-sections.tsx'
import type { Detailed } from '#catalog/details/item-details.ts'
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

/** The sections of a product page below the description. */
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
          isDownload={product.productType === 'download'}
        />
      )}
    </>
  )
}

/** The minimum number of sections for links to them. */
const fewest = 3

/** Links to the sections of the page (product: marketplace 36). */
export function JumpLinks({ parts }: { parts: readonly BlockHeading[] }) {
  if (parts.length < fewest) return null
  return (
    <nav aria-label="On this page" data-screen-only="" className="pb-6">
      <ul className="bleed flex gap-x-5 overflow-x-auto md:flex-wrap">
        {parts.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <a href={`#${id}`} className="link inline-flex min-h-11 items-center text-sm">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

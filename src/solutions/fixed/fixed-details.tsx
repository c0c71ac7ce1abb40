import { productPath } from '#catalog/products/card-product.ts'
import { FoldedBlock } from '#catalog/details/detail-block.tsx'
import { FurtherDetails, HowItWorks } from '#catalog/details/detail-sections.tsx'
import { brand } from '#content/brand.ts'
import type { ReviewExcerpt } from '#reviews/published-review.ts'
import { ReviewsSection } from '#reviews/reviews-section.tsx'
import { reviewsNote, type FixedPage, type ForSale } from '#solutions/fixed/content/fixed-page.ts'
import { Container } from '#ui/layout/container.tsx'

interface FixedDetailsProps {
  page: FixedPage
  sale: ForSale
  path: string
  reviews: ReviewExcerpt | null
}

export function FixedDetails({ page, sale, path, reviews }: FixedDetailsProps) {
  const { parts } = page
  const { id, type, details, rating, reviewCount, comingSoon } = sale
  return (
    <Container className="pt-4 md:pt-6">
      <div className="detail-blocks">
        <HowItWorks steps={details.steps} />
        <div className="folded-blocks">
          {parts.items.length > 0 && (
            <FoldedBlock id="parts" title={parts.heading}>
              <Parts parts={parts} />
            </FoldedBlock>
          )}
          <FurtherDetails details={details} isFolded />
        </div>
        {!comingSoon && (
          <ReviewsSection
            excerpt={reviews}
            rating={rating}
            reviewCount={reviewCount}
            path={type === 'marketplace' ? productPath(id) : path}
            seller={brand.name}
            isDownload={sale.opens?.label === 'Download'}
            title={reviewsNote(page)}
          />
        )}
      </div>
    </Container>
  )
}

function Parts({ parts: { items } }: Pick<FixedPage, 'parts'>) {
  return (
    <ul className="grid gap-x-12 gap-y-5 md:grid-cols-2">
      {items.map(({ name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p className="mt-1 max-w-text text-sm text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}

import { DetailBlock } from '#catalog/details/detail-block.tsx'
import { reviewsHeading } from '#catalog/details/detail-blocks.ts'
import { ReviewExcerptList, type ReviewExcerptProps } from '#reviews/review-excerpt.tsx'

/** The 'Reviews' region of an item's page, rendered inside parts that the browser does not hydrate. */
export function ReviewsSection(props: ReviewExcerptProps) {
  return (
    <DetailBlock {...reviewsHeading}>
      <ReviewExcerptList {...props} />
    </DetailBlock>
  )
}

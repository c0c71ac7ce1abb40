import { DetailBlock } from '#catalog/details/detail-block.tsx'
import { reviewsHeading } from '#catalog/details/detail-blocks.ts'
import { ReviewExcerptList, type ReviewExcerptProps } from '#reviews/review-excerpt.tsx'

/** The region 'Reviews' of an item's page. It is shown inside of parts that the browser does not hydrate. */
export function ReviewsSection(props: ReviewExcerptProps) {
  return (
    <DetailBlock {...reviewsHeading}>
      <ReviewExcerptList {...props} />
    </DetailBlock>
  )
}

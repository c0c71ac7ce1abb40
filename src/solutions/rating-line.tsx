import { counted, ratingLabel, reviewsLabel } from '#marketplace/labels.ts'
import { RatingStars } from '#ui/rating-stars.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

/** The rating to one decimal with its reviews; without any, 'Perfect Rating' (spec §9). */
export function RatingLine({
  rated: { rating, reviewCount, downloadCount },
}: {
  rated: { rating: number; reviewCount: number; downloadCount?: number }
}) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft tabular-nums">
      <RatingStars value={rating} className="h-3.5" />
      <span className="font-semibold text-ink">
        <VisuallyHidden>Rated </VisuallyHidden>
        {ratingLabel(rating)}
        <VisuallyHidden> of 5, </VisuallyHidden>
      </span>
      <span>{reviewsLabel(reviewCount)}</span>
      {downloadCount !== undefined && downloadCount > 0 && (
        <span>· {counted(downloadCount, 'download')}</span>
      )}
    </p>
  )
}

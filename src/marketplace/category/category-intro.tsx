import { Link } from 'react-router'
import { productPath } from '#catalog/products/card-product.ts'
import { pricesSentence, type CategoryHighlights } from '#catalog/products/category-highlights.ts'
import { ratingLabel } from '#catalog/products/labels.ts'
import { RatingStar } from '#ui/layout/rating-stars.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

type CategoryIntroProps = {
  description: string
  highlights: CategoryHighlights | null
}

/** Introduces a category: its purpose, its prices, and its best-rated products (product: marketplace 56). */
export function CategoryIntro({ description, highlights }: CategoryIntroProps) {
  const { prices = null, bestRated = [] } = highlights ?? {}
  return (
    <div className="mb-1 grid grid-cols-1 gap-1 sm:mb-4 sm:gap-0">
      <p className="text-ink-soft max-sm:text-sm">
        {`${description}. `}
        {prices && pricesSentence(prices)}
      </p>
      {bestRated.length > 0 && (
        // Positioned, so that the visually hidden texts scroll with this row and do not widen the page.
        <div className="relative bleed flex items-center gap-3 overflow-x-auto">
          <h2 id="best-rated" className="shrink-0 font-text text-sm font-semibold">
            Best rated
          </h2>
          <ul aria-labelledby="best-rated" className="flex gap-5">
            {bestRated.map(({ id, name, rating }) => (
              <li key={id} className="shrink-0 max-sm:not-first:hidden">
                <Link
                  to={productPath(id)}
                  prefetch="intent"
                  className="inline-flex min-h-11 items-center gap-1.5 text-sm hover:underline"
                >
                  {name}
                  <span className="flex items-center gap-1 font-semibold tabular-nums">
                    <RatingStar isRated className="h-3.5" />
                    <VisuallyHidden>rated </VisuallyHidden>
                    {ratingLabel(rating)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

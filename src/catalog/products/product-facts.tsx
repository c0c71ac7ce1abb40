import { Link } from 'react-router'
import {
  downloadsLabel,
  noReviewsNote,
  ratingLabel,
  reviewsLabel,
  type Downloaded,
} from '#catalog/products/labels.ts'
import { sellerPath, type CardSeller } from '#catalog/products/card-product.ts'
import type { Product } from '#catalog/product.ts'
import { ShieldIcon } from '#ui/icons/icons-commerce.tsx'
import { RatingStar, RatingStars } from '#ui/layout/rating-stars.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

type Rated = Pick<Product, 'rating' | 'reviewCount'> & { comingSoon?: boolean }

/**
 * Shows the rating and the downloads, or the texts that replace them in one small line (product: display 6, 7).
 */
export function RatingAndDownloads({
  product,
  reviewsAt,
}: {
  product: Rated & Downloaded
  /** The target of the rating's link, if the page has reviews. */
  reviewsAt?: '#reviews'
}) {
  const isRated = product.reviewCount > 0
  return (
    <p
      className={`flex flex-wrap items-center gap-y-1 text-ink-soft ${isRated ? 'gap-x-3 text-sm' : 'gap-x-1.5 text-xs'}`}
    >
      <span className={`flex flex-wrap items-center ${isRated ? 'gap-x-1.5' : 'gap-x-1'}`}>
        {!product.comingSoon &&
          (isRated ? (
            <RatingStars value={product.rating} className="h-3.5" />
          ) : (
            <RatingStar isRated={false} className="h-3.5" />
          ))}
        <RatingWords product={product} reviewsAt={reviewsAt} />
      </span>
      <span className="tabular-nums">{downloadsLabel(product)}</span>
    </p>
  )
}

export function CardRating({ product }: { product: Rated }) {
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-xs text-ink-soft sm:gap-x-1.5">
      {!product.comingSoon && <RatingStar isRated={product.reviewCount > 0} className="h-3.5" />}
      <RatingWords product={product} />
    </p>
  )
}

function RatingWords({ product, reviewsAt }: { product: Rated; reviewsAt?: '#reviews' | undefined }) {
  const note = noReviewsNote(product.reviewCount)
  return (
    <>
      <span className="font-semibold tabular-nums text-ink">
        <VisuallyHidden>Rated </VisuallyHidden>
        {ratingLabel(product.rating)}
        <VisuallyHidden> of 5, </VisuallyHidden>
      </span>
      <span className="tabular-nums">
        {reviewsAt && !note ? (
          <a href={reviewsAt} className="link -my-3 inline-flex min-h-11 items-center">
            {reviewsLabel(product.reviewCount)}
          </a>
        ) : (
          reviewsLabel(product.reviewCount)
        )}
      </span>
      {note && <span className="text-ink-faint">{note}</span>}
    </>
  )
}

/**
 * Shows the seller, and whether the seller is verified (product: marketplace 17). The name is a link on top
 * of the card's link. Its target is 44 px high without taking extra space.
 */
export function SellerLine({ seller }: { seller: CardSeller }) {
  return (
    <p className="seller-line flex flex-wrap items-center gap-x-1 text-xs text-ink-soft sm:gap-x-1.5">
      <Link
        to={sellerPath(seller.id)}
        className="card-above -my-3.5 inline-flex min-h-11 max-w-full min-w-0 items-center hover:text-ink hover:underline"
      >
        <span className="truncate">{seller.name}</span>
      </Link>
      {seller.isVerified ? (
        <span className="inline-flex shrink-0 items-center gap-1 font-medium text-teal">
          <ShieldIcon className="size-3.5 sm:size-4" />
          <span className="max-sm:sr-only">Verified</span>
        </span>
      ) : (
        <span className="shrink-0 text-ink-faint">Not yet verified</span>
      )}
    </p>
  )
}

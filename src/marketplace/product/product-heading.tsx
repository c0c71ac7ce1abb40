import { Link } from 'react-router'
import { categoryPath, sellerPath, type CardSeller } from '#catalog/products/card-product.ts'
import { RatingAndDownloads } from '#catalog/products/product-facts.tsx'
import type { Product } from '#catalog/product.ts'
import { Badge } from '#ui/layout/badge.tsx'
import { SellerMark } from '#marketplace/sellers/seller-mark.tsx'
import { answerWords } from '#marketplace/sellers/seller-words.ts'
import { ShieldIcon } from '#ui/icons/icons-commerce.tsx'

interface ProductHeadingProps {
  product: Product
  responseHours?: number | null
  logo?: string | null
  /**
   * The level of the heading. It is lower in a preview, because the page of the preview already has a main
   * heading.
   */
  heading?: 'h1' | 'h2'
}

/** Category, name, short description, rating and downloads. */
export function ProductHeading({
  product,
  responseHours = null,
  logo = null,
  heading: Heading = 'h1',
}: ProductHeadingProps) {
  const { category, seller } = product
  return (
    <div className="product-heading grid content-start gap-3">
      {category && (
        <Link to={categoryPath(category.slug)} className="-my-2 inline-flex min-h-11 w-fit items-center">
          <Badge look="accent">{category.name}</Badge>
        </Link>
      )}
      <Heading className="text-3xl">{product.name}</Heading>
      <p className="text-lg text-ink-soft">{product.shortDescription}</p>
      <RatingAndDownloads product={product} reviewsAt="#reviews" />
      {seller && <SellerRow seller={seller} responseHours={responseHours} logo={logo} />}
    </div>
  )
}

interface SellerRowProps {
  seller: CardSeller
  responseHours: number | null
  logo: string | null
}

/**
 * The seller at the top of the page. The section about the seller explains 'Verified' (product: marketplace
 * 39).
 */
function SellerRow({ seller, responseHours, logo }: SellerRowProps) {
  const { id, name, isVerified } = seller
  return (
    <div className="flex items-center gap-3 text-sm">
      <SellerMark seller={{ ...seller, logo }} className="size-11" />
      <div className="min-w-0 leading-snug">
        <p>
          <span className="text-ink-soft">Sold by</span>{' '}
          <Link to={sellerPath(id)} prefetch="intent" className="link font-semibold">
            {name}
          </Link>
        </p>
        <p className="flex flex-wrap items-center gap-x-1.5 text-ink-soft">
          <a href="#seller" className="link -my-3 inline-flex min-h-11 items-center gap-1">
            {isVerified && <ShieldIcon className="size-4 text-teal" />}
            {isVerified ? 'Verified seller' : 'Not yet verified'}
            <span className="sr-only">: what that means</span>
          </a>
          {responseHours !== null && (
            <>
              <span aria-hidden="true">·</span>
              <span>Replies {answerWords(responseHours).toLowerCase()}</span>
            </>
          )}
        </p>
      </div>
    </div>
  )
}

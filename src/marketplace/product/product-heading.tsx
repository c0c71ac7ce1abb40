import { Link } from 'react-router'
import { categoryPath } from '#catalog/products/card-product.ts'
import { RatingAndDownloads } from '#catalog/products/product-facts.tsx'
import type { Product } from '#catalog/product.ts'
import { SellerRow } from '#marketplace/product/seller-row.tsx'
import { Badge } from '#ui/layout/badge.tsx'

interface ProductHeadingProps {
  product: Product
  responseHours?: number | null
  /** The logo of its seller. */
  logo?: string | null
  /** For pages that already have a heading. */
  heading?: 'h1' | 'h2'
}

/** Category, name and short description, with rating and downloads. */
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

import { useState } from 'react'
import { Link } from 'react-router'
import { SaveToggle } from '#catalog/saved/save-toggle.tsx'
import { CardTags } from '#catalog/products/card-tags.tsx'
import { productPath, type CardProduct } from '#catalog/products/card-product.ts'
import { Price } from '#catalog/products/price.tsx'
import { productDataPath, productPreview } from '#catalog/products/product-preview.ts'
import { ProductButton } from '#marketplace/product-button.tsx'
import { RatingAndDownloads, SellerLine } from '#catalog/products/product-facts.tsx'
import { ProductCardPicture } from '#catalog/products/product-picture.tsx'
import { Badge } from '#ui/layout/badge.tsx'
import { Card } from '#ui/layout/card.tsx'

/**
 * What decides, and no more. The whole card leads to the page, the button acts (product: marketplace 12). On a phone
 * the picture stands at the side, and price and button share a row.
 */
export function ProductCard({ product, eager = false }: { product: CardProduct; eager?: boolean }) {
  return (
    <Card link className="product-card">
      <ProductCardPicture product={product} eager={eager} />
      <div className="product-card-words">
        <p className="flex min-h-7 flex-wrap items-center justify-between gap-2 text-xs font-medium text-accent-text max-sm:hidden">
          {product.category?.name ?? 'Marketplace'}
          {product.isFeatured && <Badge look="accent">Featured</Badge>}
        </p>
        <h3 className="text-base sm:text-lg">
          <ProductLink product={product} />
        </h3>
        <p className="line-clamp-2 text-xs text-ink-soft sm:line-clamp-3 sm:text-sm">
          {product.shortDescription}
        </p>
        {product.seller && <SellerLine seller={product.seller} />}
        <div className="max-sm:hidden">
          <CardTags tags={product.tags} />
        </div>
      </div>
      <SaveToggle product={product} className="product-card-save" />
      <div className="@container product-card-buy">
        <RatingAndDownloads product={product} textSize="text-xs sm:text-sm" />
        <Price
          price={product.price}
          originalPrice={product.originalPrice}
          interval={product.subscriptionInterval}
        />
        <div className="card-above grid">
          <ProductButton product={product} inCartLabel="Added" />
        </div>
      </div>
    </Card>
  )
}

/** Fetches the page's data once somebody points at the card, and takes name and picture along for its skeleton. */
function ProductLink({ product }: { product: CardProduct }) {
  const [isLikely, setLikely] = useState(false)
  const dataPath = productDataPath(product.id)
  const expect = () => setLikely(true)
  return (
    <>
      <Link
        to={productPath(product.id)}
        state={productPreview(product)}
        prefetch="intent"
        viewTransition
        className="card-hit"
        onPointerEnter={expect}
        onTouchStart={expect}
        onFocus={expect}
      >
        {product.name}
      </Link>
      {isLikely && dataPath !== null && <link rel="prefetch" as="fetch" href={dataPath} />}
    </>
  )
}

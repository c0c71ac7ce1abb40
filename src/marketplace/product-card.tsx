import { Link } from 'react-router'
import { CardTags } from '#catalogue/card-tags.tsx'
import { productPath, type CardProduct } from '#catalogue/card-product.ts'
import { Price } from '#catalogue/price.tsx'
import { ProductButton } from '#marketplace/product-button.tsx'
import { RatingAndDownloads, SellerLine } from '#catalogue/product-facts.tsx'
import { CardPicture } from '#catalogue/product-picture.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'

/** The whole card leads to the page, the button acts (product: marketplace 12). */
export function ProductCard({ product, eager = false }: { product: CardProduct; eager?: boolean }) {
  return (
    <Card link className="flex h-full flex-col overflow-hidden">
      <CardPicture product={product} eager={eager} />
      <div className="flex grow flex-col gap-3 p-5">
        <p className="flex min-h-7 flex-wrap items-center justify-between gap-2 text-xs font-medium text-accent-text">
          {product.category?.name ?? 'Marketplace'}
          {product.isFeatured && <Badge look="accent">Featured</Badge>}
        </p>
        <h3 className="text-lg">
          <Link to={productPath(product.id)} prefetch="intent" viewTransition className="card-hit">
            {product.name}
          </Link>
        </h3>
        <p className="line-clamp-3 text-sm text-ink-soft">{product.shortDescription}</p>
        {product.seller && <SellerLine seller={product.seller} />}
        <CardTags tags={product.tags} />
        <div className="@container mt-auto grid gap-3 pt-1">
          <RatingAndDownloads product={product} />
          <Price
            price={product.price}
            originalPrice={product.originalPrice}
            interval={product.subscriptionInterval}
          />
          <div className="card-above grid">
            <ProductButton product={product} inCartLabel="Added" />
          </div>
        </div>
      </div>
    </Card>
  )
}

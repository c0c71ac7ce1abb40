import { useState } from 'react'
import { Link } from 'react-router'
import { CardTags } from '#catalog/products/card-tags.tsx'
import { productPath, type CardProduct } from '#catalog/products/card-product.ts'
import { SellerLine } from '#catalog/products/product-facts.tsx'
import { ProductCardPicture } from '#catalog/products/product-picture.tsx'
import { productDataPath, productPreview } from '#catalog/products/product-preview.ts'
import { SaveToggle } from '#catalog/saved/save-toggle.tsx'
import { CompareToggle } from '#marketplace/compare-toggle.tsx'
import { OfferCard } from '#marketplace/offer-card.tsx'
import { ProductButton } from '#marketplace/product-button.tsx'

export function ProductCard({ product, eager = false }: { product: CardProduct; eager?: boolean }) {
  return (
    <OfferCard
      offer={product}
      interval={product.subscriptionInterval}
      picture={<ProductCardPicture product={product} eager={eager} />}
      badge={product.isFeatured ? 'Featured' : null}
      topic={product.category?.name ?? 'Marketplace'}
      line={product.shortDescription}
      facts={
        <>
          {product.seller && <SellerLine seller={product.seller} />}
          <div className="max-sm:hidden">
            <CardTags tags={product.tags} />
          </div>
        </>
      }
      corner={
        <div className="product-card-corner">
          <SaveToggle product={product} />
          <CompareToggle product={product} />
        </div>
      }
      action={<ProductButton product={product} inCartLabel="Added" />}
    >
      <h3>
        <ProductLink product={product} />
      </h3>
    </OfferCard>
  )
}

/** Prefetches the page's data on hover, and passes name and picture on for its skeleton. */
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

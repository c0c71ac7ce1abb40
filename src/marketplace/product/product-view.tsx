import { Link } from 'react-router'
import { BuyBar } from '#catalogue/buy-bar.tsx'
import { pictureOf, productPath, type CardProduct } from '#catalogue/card-product.ts'
import { FurtherDetails, HowItWorks } from '#catalogue/details/detail-sections.tsx'
import { Gallery } from '#catalogue/details/gallery.tsx'
import type { Detailed } from '#catalogue/details/item-details.ts'
import type { Product } from '#catalogue/product.ts'
import { ProductButton } from '#marketplace/product-button.tsx'
import { AboutProduct, WhatYouGet } from '#marketplace/product/about-product.tsx'
import { ProductHeading } from '#marketplace/product/product-heading.tsx'
import { PurchaseCard } from '#marketplace/product/purchase-card.tsx'
import { RelatedProducts } from '#marketplace/product/related-products.tsx'
import { SellerBlock } from '#marketplace/product/seller-block.tsx'
import { RecentlySeen } from '#marketplace/saved/recently-seen.tsx'
import type { ReviewExcerpt } from '#reviews/published-review.ts'
import { ReviewsSection } from '#reviews/reviews-section.tsx'
import { ArrowLeftIcon } from '#ui/icons-interface.tsx'

interface ProductViewProps {
  product: Detailed<Product>
  reviews: ReviewExcerpt | null
  related: readonly CardProduct[]
}

/** The whole product (product: marketplace 20, 36). */
export function ProductView({ product, reviews, related }: ProductViewProps) {
  const { details, images, features, seller } = product
  return (
    <article>
      <div className="page pt-6 pb-20">
        <Link to="/marketplace" data-screen-only="" className="back-link">
          <ArrowLeftIcon className="size-4" />
          Back to Marketplace
        </Link>
        <div className="product-layout mt-3">
          <ProductHeading product={product} />
          <Gallery
            key={product.id}
            name={product.name}
            pictures={images.length > 0 ? images : [pictureOf(product)]}
            screens={details.screens ?? []}
          />
          <div className="product-buy">
            <PurchaseCard product={product} />
          </div>
          <div className="product-main detail-blocks">
            <AboutProduct product={product} />
            <HowItWorks steps={details.steps} />
            <WhatYouGet features={features} />
            <FurtherDetails details={details} />
            <ReviewsSection
              excerpt={reviews}
              rating={product.rating}
              reviewCount={product.reviewCount}
              path={productPath(product.id)}
              seller={seller?.name ?? 'Wadah'}
            />
            {seller && <SellerBlock seller={seller} />}
          </div>
        </div>
        <RelatedProducts to={product.id} products={related} />
        <RecentlySeen current={product.id} />
      </div>
      <BuyBar price={product.price} interval={product.subscriptionInterval}>
        <ProductButton product={product} inCartLabel="In Cart" variant="primary" />
      </BuyBar>
    </article>
  )
}

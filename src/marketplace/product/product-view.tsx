import { Link } from 'react-router'
import { isDrawing } from '#art/art-url.ts'
import { BuyBar, SkipToBuying } from '#catalog/products/buy-bar.tsx'
import { pictureOf, type CardProduct } from '#catalog/products/card-product.ts'
import { Gallery } from '#catalog/details/gallery.tsx'
import type { Detailed } from '#catalog/details/item-details.ts'
import type { ShownScreen } from '#catalog/details/shown-screens.ts'
import type { Product } from '#catalog/product.ts'
import type { SellerSummary } from '#catalog/seller.ts'
import { ProductButton } from '#marketplace/product-button.tsx'
import { AboutProduct } from '#marketplace/product/about-product.tsx'
import { ProductHeading } from '#marketplace/product/product-heading.tsx'
import { ProductSections } from '#marketplace/product/product-sections.tsx'
import type { RunningOffer } from '#catalog/offers/offer.ts'
import { PurchaseCard } from '#marketplace/product/purchase-card.tsx'
import { SellerBlock } from '#marketplace/product/seller-block.tsx'
import { RecentlySeen } from '#marketplace/saved/recently-seen.tsx'
import type { ReviewExcerpt } from '#reviews/published-review.ts'
import { BackLink } from '#ui/layout/back-link.tsx'
import { comparePath } from '#marketplace/compare-path.ts'
import { comparedWith } from '#marketplace/compare/compare.ts'
import { RelatedCards } from '#marketplace/related-cards.tsx'
import { relatedItemOf } from '#marketplace/related-item.ts'

interface ProductViewProps {
  product: Detailed<Product>
  screens: readonly ShownScreen[]
  /** The seller's profile with its figures; `null` if it could not be read. */
  profile: SellerSummary | null
  offer?: RunningOffer | null
  reviews: ReviewExcerpt | null
  related: readonly CardProduct[]
}

/** The complete product page (product: marketplace 20, 36). */
export function ProductView(props: ProductViewProps) {
  const { product, screens, profile, reviews, related, offer = null } = props
  const { details, images, seller } = product
  const pictures = images.filter((src) => !isDrawing(src))
  return (
    <article>
      <SkipToBuying />
      <div className="page pt-6 pb-20">
        <BackLink to="/marketplace" data-screen-only="">
          Back to Marketplace
        </BackLink>
        <div className="product-layout mt-3">
          <ProductHeading
            product={product}
            responseHours={profile?.responseHours ?? null}
            logo={profile?.logo ?? null}
          />
          <Gallery
            key={product.id}
            name={product.name}
            pictures={pictures}
            texts={details.pictureTexts}
            drawing={pictures.length > 0 ? null : pictureOf(product)}
            screens={screens}
          />
          <div className="product-buy">
            <PurchaseCard product={product} offer={offer} responseHours={profile?.responseHours ?? null} />
          </div>
          <div className="product-main detail-blocks">
            <AboutProduct product={product} />
            <ProductSections product={product} reviews={reviews} />
            {seller && <SellerBlock product={product} seller={seller} profile={profile} />}
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

/**
 * Related products: first from the same category, then from the same seller (product: marketplace 49, saved
 * 8).
 */
function RelatedProducts({ to, products }: { to: string; products: readonly CardProduct[] }) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="related" data-screen-only="" className="border-t border-line pt-12 pb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="related" className="text-2xl">
          Related products
        </h2>
        <Link
          to={comparePath(comparedWith(to, products))}
          className="link inline-flex min-h-11 items-center text-sm font-medium"
        >
          Compare with similar
        </Link>
      </div>
      <RelatedCards items={products.map(relatedItemOf)} />
    </section>
  )
}

import { Link } from 'react-router'
import { listingPath } from '#catalogue/listing.ts'
import { pictureOf } from '#catalogue/card-product.ts'
import { BuyBar } from '#catalogue/buy-bar.tsx'
import { ProductPagePicture } from '#catalogue/product-picture.tsx'
import { RatingAndDownloads } from '#catalogue/product-facts.tsx'
import type { Product } from '#catalogue/product.ts'
import { ProductButton } from '#marketplace/product-button.tsx'
import { PurchaseCard } from '#marketplace/product/purchase-card.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { ShieldIcon } from '#ui/icons-commerce.tsx'
import { ArrowLeftIcon, CheckIcon } from '#ui/icons-interface.tsx'

/** The whole product (product: marketplace 20). */
export function ProductView({ product }: { product: Product }) {
  return (
    <article>
      <div className="page pt-8 pb-20">
        <Link to="/marketplace" data-screen-only="" className="back-link">
          <ArrowLeftIcon className="size-4" />
          Back to Marketplace
        </Link>
        <div className="mt-4 grid items-start gap-8 lg:grid-cols-12 lg:gap-10">
          <div className="lg:col-span-7">
            <ProductPagePicture src={pictureOf(product)} />
          </div>
          <div className="grid gap-6 lg:col-span-5">
            <Heading product={product} />
            <PurchaseCard product={product} />
          </div>
        </div>
        <div className="mt-14 grid gap-12 lg:grid-cols-12">
          <section aria-labelledby="about" className="grid content-start gap-4 lg:col-span-7">
            <h2 id="about" className="text-2xl">
              About this product
            </h2>
            <p className="max-w-text">{product.description}</p>
            <Tags tags={product.tags} />
          </section>
          {product.seller && <SellerCard seller={product.seller} />}
        </div>
        <WhatYouGet features={product.features} />
      </div>
      <BuyBar price={product.price} interval={product.subscriptionInterval}>
        <ProductButton product={product} inCartLabel="In Cart" variant="primary" />
      </BuyBar>
    </article>
  )
}

function Heading({ product }: { product: Product }) {
  const { category } = product
  return (
    <div className="grid gap-4">
      {category && (
        <Link
          to={listingPath({ category: category.slug })}
          className="-my-2 inline-flex min-h-11 w-fit items-center"
        >
          <Badge look="accent">{category.name}</Badge>
        </Link>
      )}
      <h1>{product.name}</h1>
      <p className="lead">{product.shortDescription}</p>
      <RatingAndDownloads product={product} />
    </div>
  )
}

function WhatYouGet({ features }: Pick<Product, 'features'>) {
  if (features.length === 0) return null
  return (
    <section aria-labelledby="what-you-get" className="mt-14">
      <h2 id="what-you-get" className="text-2xl">
        What You Get
      </h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {features.map((feature) => (
          <li key={feature} className="card card-plain flex gap-3 p-5">
            <CheckIcon className="mt-0.5 size-5 text-teal" />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul aria-label="Tags" data-screen-only="" className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={listingPath({ search: tag })} className="inline-flex min-h-11 items-center">
            <Badge look="outline">{tag}</Badge>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function SellerCard({ seller }: { seller: NonNullable<Product['seller']> }) {
  return (
    <Card look="sunken" className="grid content-start gap-2 self-start p-6 lg:col-span-5">
      <h2 className="text-lg">Sold by {seller.name}</h2>
      <p className="text-sm text-ink-soft">{seller.description}</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        {seller.isVerified ? (
          <span className="inline-flex items-center gap-1.5 font-medium text-teal">
            <ShieldIcon className="size-4" />
            Verified seller
          </span>
        ) : (
          <span className="text-ink-faint">Not yet verified</span>
        )}
        <span className="text-ink-soft tabular-nums">Seller rating {seller.rating.toFixed(1)}</span>
      </p>
    </Card>
  )
}

import type { ReactNode } from 'react'
import type { Location } from 'react-router'
import { ProductPagePicture } from '#catalog/products/product-picture.tsx'
import { previewFrom } from '#catalog/products/product-preview.ts'
import { Skeleton } from '#ui/layout/skeleton.tsx'

/** Returns the content to show until the next page has loaded; `null` keeps the current page visible. */
export function skeletonOf({ pathname, state }: Pick<Location, 'pathname' | 'state'>): ReactNode {
  if (pathname === '/marketplace') return <LandingSkeleton />
  if (pathname === '/marketplace-full' || pathname.startsWith('/marketplace/categories/')) {
    return <ListingSkeleton />
  }
  return productPage.test(pathname) ? <ProductSkeleton state={state} /> : null
}

/** All addresses directly below `/marketplace`, except the pages that are no product. */
const productPage =
  /^\/marketplace\/(?!(?:success|sellers|sell|request|my-purchases|saved|compare|shared-cart)$)[^/]+$/

/** Six categories and eight products (product: marketplace 4). */
function LandingSkeleton() {
  return (
    <div className="page grid gap-6 py-5">
      <Skeleton className="h-32 w-full" />
      <output className="sr-only">Loading categories…</output>
      <div className="grid grid-cols-3 gap-3 lg:grid-cols-6">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <div key={place} data-skeleton="category">
            <Skeleton className="h-16" />
          </div>
        ))}
      </div>
      <ProductGridSkeleton />
    </div>
  )
}

function ListingSkeleton() {
  return (
    <div className="page grid gap-6 pt-4 pb-20">
      <Skeleton className="h-12 w-1/2" />
      <Skeleton className="h-11 w-full" />
      <ProductGridSkeleton />
    </div>
  )
}

/** The name and picture of the clicked card, and placeholders for everything else (product: marketplace 18, 34). */
function ProductSkeleton({ state }: { state: unknown }) {
  const preview = previewFrom(state)
  return (
    <div className="page pt-6 pb-20">
      <output className="flex min-h-11 items-center text-ink-soft">Loading product details...</output>
      <div className="product-layout mt-3">
        <div className="product-heading grid content-start gap-3">
          <Skeleton className="h-7 w-28" />
          {preview ? <h1 className="text-3xl">{preview.name}</h1> : <Skeleton className="h-12 w-full" />}
          <Skeleton className="h-20 w-full" />
        </div>
        <div className="gallery">
          {preview ? (
            <ProductPagePicture src={preview.picture} />
          ) : (
            <Skeleton className="aspect-4/3 w-full rounded-xl" />
          )}
        </div>
        <div className="product-buy grid content-start gap-5">
          <Skeleton className="h-10 w-1/2" />
          <Skeleton className="h-13 w-full rounded-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      </div>
    </div>
  )
}

/** Eight placeholder cards (product: marketplace 4). */
export function ProductGridSkeleton() {
  return (
    <div className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 xl:grid-cols-4">
      <output className="sr-only">Loading products…</output>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
        <div key={place} data-skeleton="product" className="card card-plain product-card">
          <Skeleton className="card-picture" />
          <div className="product-card-words">
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-4 w-2/3" />
          </div>
          <div className="product-card-price">
            <Skeleton className="h-7 w-1/2" />
          </div>
          <Skeleton className="product-card-action h-11 w-28 rounded-full sm:w-full" />
        </div>
      ))}
    </div>
  )
}

import type { RefObject } from 'react'
import type { CardProduct } from '#catalog/products/card-product.ts'
import { ProductCard } from '#marketplace/product-card.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'

/** Returns the number of columns: one less next to the facets. */
export function cardColumns(isBesideFacets = false): string {
  return `grid gap-3 sm:grid-cols-2 sm:gap-5 ${isBesideFacets ? 'xl:grid-cols-3' : 'lg:grid-cols-3 xl:grid-cols-4'}`
}

interface ProductGridProps {
  products: readonly CardProduct[]
  listRef?: RefObject<HTMLUListElement | null>
  isBesideFacets?: boolean
}

export function ProductGrid({ products, listRef, isBesideFacets = false }: ProductGridProps) {
  return (
    <ul ref={listRef} className={cardColumns(isBesideFacets)}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} eager={index < eagerPictures} />
        </li>
      ))}
    </ul>
  )
}

/** Eight placeholder cards (product: marketplace 4). */
export function ProductGridSkeleton({ isBesideFacets = false }: Pick<ProductGridProps, 'isBesideFacets'>) {
  return (
    <div className={cardColumns(isBesideFacets)}>
      <output className="sr-only">Loading products…</output>
      {eight.map((place) => (
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

const eight = [1, 2, 3, 4, 5, 6, 7, 8]
/**
 * The number of pictures to load eagerly: the pictures in the first row, which is visible without scrolling.
 */
export const eagerPictures = 4

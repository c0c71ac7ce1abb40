import type { RefObject } from 'react'
import type { CardProduct } from '#catalog/products/card-product.ts'
import { ProductCard } from '#marketplace/product-card.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'

const columns = 'grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 xl:grid-cols-4'
/** One less where the facets take a column. */
const columnsBesideFacets = 'grid gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3'

interface ProductGridProps {
  products: readonly CardProduct[]
  listRef?: RefObject<HTMLUListElement | null>
  isBesideFacets?: boolean
}

export function ProductGrid({ products, listRef, isBesideFacets = false }: ProductGridProps) {
  return (
    <ul ref={listRef} className={isBesideFacets ? columnsBesideFacets : columns}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} eager={index < eagerPictures} />
        </li>
      ))}
    </ul>
  )
}

/** Placeholders for eight cards (product: marketplace 4). */
export function ProductGridSkeleton({ isBesideFacets = false }: Pick<ProductGridProps, 'isBesideFacets'>) {
  return (
    <div className={isBesideFacets ? columnsBesideFacets : columns}>
      <output className="sr-only">Loading products...</output>
      {eight.map((place) => (
        <div key={place} data-skeleton="product" className="card card-plain product-card">
          <Skeleton className="card-picture" />
          <div className="product-card-words">
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-11 w-full" />
            <Skeleton className="h-4 w-2/3" />
          </div>
          <div className="product-card-buy">
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-7 w-1/2" />
            <Skeleton className="h-11 w-28 rounded-full sm:w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}

const eight = [1, 2, 3, 4, 5, 6, 7, 8]
/** The pictures of the first row, seen without scrolling. */
const eagerPictures = 4

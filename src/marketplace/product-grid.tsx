import type { RefObject } from 'react'
import type { CardProduct } from '#catalogue/card-product.ts'
import { ProductCard } from '#marketplace/product-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const columns = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

interface ProductGridProps {
  products: readonly CardProduct[]
  listRef?: RefObject<HTMLUListElement | null>
}

export function ProductGrid({ products, listRef }: ProductGridProps) {
  return (
    <ul ref={listRef} className={columns}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} eager={index < eagerPictures} />
        </li>
      ))}
    </ul>
  )
}

/** Placeholders for eight cards (product: marketplace 4). */
export function ProductGridSkeleton() {
  return (
    <div className={columns}>
      <output className="sr-only">Loading products...</output>
      {eight.map((place) => (
        <div key={place} data-skeleton="product" className="card card-plain flex flex-col overflow-hidden">
          <Skeleton className="aspect-4/3 w-full rounded-none" />
          <div className="grid gap-3 p-5">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-7 w-1/2" />
            <Skeleton className="h-11 w-full rounded-full" />
          </div>
        </div>
      ))}
    </div>
  )
}

const eight = [1, 2, 3, 4, 5, 6, 7, 8]
/** The pictures of the first row, seen without scrolling. */
const eagerPictures = 4

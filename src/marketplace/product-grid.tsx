import type { RefObject } from 'react'
import type { CardProduct } from '#catalog/products/card-product.ts'
import { ProductCard } from '#marketplace/product-card.tsx'

/** Returns the number of columns: one less next to the facets, and three for up to three cards. */
export function cardColumns(isBesideFacets: boolean, count: number): string {
  const columns = isBesideFacets ? 'xl:grid-cols-3' : `lg:grid-cols-3 ${count <= 3 ? '' : 'xl:grid-cols-4'}`
  return `grid gap-3 sm:grid-cols-2 sm:gap-5 ${columns}`
}

interface ProductGridProps {
  products: readonly CardProduct[]
  listRef?: RefObject<HTMLUListElement | null>
  isBesideFacets?: boolean
}

export function ProductGrid({ products, listRef, isBesideFacets = false }: ProductGridProps) {
  return (
    <ul ref={listRef} className={cardColumns(isBesideFacets, products.length)}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} eager={index < eagerPictures} />
        </li>
      ))}
    </ul>
  )
}

/**
 * The number of pictures to load eagerly: the pictures in the first row, which is visible without scrolling.
 */
export const eagerPictures = 4

import type { Product, ProductSlice } from '#catalog/product.ts'

export interface Slice {
  offset: number
  limit: number
}

export interface ProductFilter {
  categoryId?: string | null
  isFeatured?: boolean
}

/**
 * Selects built-in products by category or featured flag. The flag has priority (product: marketplace 23).
 */
export function fallbackProducts(
  products: readonly Product[],
  { categoryId, isFeatured }: ProductFilter,
  slice: Slice,
): ProductSlice {
  const matching = products.filter((product) => {
    if (isFeatured) return product.isFeatured
    return categoryId ? product.categoryId === categoryId : true
  })
  return page(matching.toSorted(byNewest), slice)
}

function byNewest(one: Product, other: Product): number {
  return Date.parse(other.createdAt) - Date.parse(one.createdAt) || one.id.localeCompare(other.id, 'en')
}

function page(matching: readonly Product[], { offset, limit }: Slice): ProductSlice {
  return { products: matching.slice(offset, offset + limit), total: matching.length, isCapped: false }
}

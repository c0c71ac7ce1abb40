import type { Product } from '#catalog/product.ts'

export const productsInRail = 4

/** Four products: featured products first, then the newest (product: company 24). */
export function railProducts(featured: readonly Product[], newest: readonly Product[]): Product[] {
  const others = newest.filter(({ id }) => !featured.some((product) => product.id === id))
  return [...featured, ...others].slice(0, productsInRail)
}

import type { CardProduct } from '#catalog/products/card-product.ts'
import type { Product } from '#catalog/product.ts'

export type RailProduct = Pick<
  CardProduct,
  'id' | 'name' | 'price' | 'originalPrice' | 'subscriptionInterval' | 'images' | 'category'
>

export const productsInRail = 4

/** Four products: featured products first, then the newest (product: company 24). */
export function railProducts(featured: readonly Product[], newest: readonly Product[]): RailProduct[] {
  const others = newest.filter(({ id }) => !featured.some((product) => product.id === id))
  return [...featured, ...others].slice(0, productsInRail).map(toRailProduct)
}

function toRailProduct(product: Product): RailProduct {
  const { id, name, price, originalPrice, subscriptionInterval, images, category } = product
  return {
    id,
    name,
    price,
    originalPrice,
    subscriptionInterval,
    images: images.slice(0, 1),
    category: category && { name: category.name, slug: category.slug },
  }
}

import { productArtUrl } from '#art/art-url.ts'
import type { Product } from '#catalog/product.ts'
import type { Seller } from '#catalog/seller.ts'

export type CardSeller = Pick<Seller, 'id' | 'name' | 'isVerified'>

/** The fields of a product that cards show. Lists send only these fields to the browser. */
export type CardProduct = Pick<
  Product,
  | 'id'
  | 'name'
  | 'shortDescription'
  | 'price'
  | 'originalPrice'
  | 'images'
  | 'tags'
  | 'downloadCount'
  | 'rating'
  | 'reviewCount'
  | 'isFeatured'
  | 'productType'
  | 'subscriptionInterval'
  | 'redirectUrl'
  | 'comingSoon'
> & { category: { name: string; slug: string } | null; seller: CardSeller | null }

export function toCardProduct(product: Product): CardProduct {
  return {
    id: product.id,
    name: product.name,
    shortDescription: product.shortDescription,
    price: product.price,
    originalPrice: product.originalPrice,
    images: product.images.slice(0, 1),
    tags: product.tags,
    downloadCount: product.downloadCount,
    rating: product.rating,
    reviewCount: product.reviewCount,
    isFeatured: product.isFeatured,
    productType: product.productType,
    subscriptionInterval: product.subscriptionInterval,
    redirectUrl: product.redirectUrl,
    comingSoon: product.comingSoon,
    category: product.category && { name: product.category.name, slug: product.category.slug },
    seller: product.seller && {
      id: product.seller.id,
      name: product.seller.name,
      isVerified: product.seller.isVerified,
    },
  }
}

export interface Pictured {
  id: string
  images: readonly string[]
  category: { slug: string } | null
}

/**
 * Returns the address of a product's picture: the first uploaded one, otherwise a generated one (product:
 * marketplace 29).
 */
export function pictureOf({ id, images, category }: Pictured): string {
  return images[0] ?? productArtUrl({ id, category: category?.slug ?? '' })
}

export function productPath(id: string): string {
  return `/marketplace/${id}`
}

export function sellerPath(id: string): string {
  return `/marketplace/sellers/${id}`
}

export function categoryPath(slug: string): string {
  return `/marketplace/categories/${slug}`
}

export function searchPath(term: string): string {
  return `/marketplace-full?${new URLSearchParams({ search: term })}`
}

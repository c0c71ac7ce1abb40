import { productArtUrl } from '#art/art-url.ts'
import type { Product } from '#catalog/product.ts'
import type { Seller } from '#catalog/seller.ts'
import { pick } from '#lib/pick.ts'

export type CardSeller = Pick<Seller, 'id' | 'name' | 'isVerified'>

/** The fields of a product that cards show. Lists send only these fields to the browser. */
const cardFields = [
  'id',
  'name',
  'shortDescription',
  'price',
  'originalPrice',
  'images',
  'tags',
  'downloadCount',
  'rating',
  'reviewCount',
  'isFeatured',
  'productType',
  'subscriptionInterval',
  'redirectUrl',
  'comingSoon',
] as const satisfies readonly (keyof Product)[]

export type CardProduct = Pick<Product, (typeof cardFields)[number]> & {
  category: { name: string; slug: string } | null
  seller: CardSeller | null
  /** Replaces the short description of a search result. */
  foundIn?: FoundIn | undefined
}

/** A text with a search term: what comes before it, the term, and what comes after it. */
export type FoundIn = readonly [before: string, term: string, after: string]

export function toCardProduct(product: Product): CardProduct {
  const { images, category, seller } = product
  return {
    ...pick(product, cardFields),
    images: images.slice(0, 1),
    category: category && pick(category, ['name', 'slug']),
    seller: seller && pick(seller, ['id', 'name', 'isVerified']),
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

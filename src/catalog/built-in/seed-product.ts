import * as z from 'zod/mini'
import { productArtUrl } from '#art/art-url.ts'
import type { Category } from '#catalog/category.ts'
import type { ValuesOf } from '#catalog/field.ts'
import { productFields, type Product } from '#catalog/product.ts'
import type { Seller } from '#catalog/seller.ts'

/**
 * A product as a file in `content/` describes it. It contains only what differs from the defaults. Its picture is
 * drawn from `artId` if the picture of its id resembles another one.
 */
export type SeedProduct = Pick<
  Product,
  | 'id'
  | 'name'
  | 'shortDescription'
  | 'description'
  | 'price'
  | 'tags'
  | 'features'
  | 'rating'
  | 'reviewCount'
  | 'downloadCount'
  | 'productType'
  | 'createdAt'
> & { categoryId: string; sellerId?: string; artId?: string } & Partial<
    Omit<ValuesOf<typeof productFields>, 'sellerId'>
  >

const defaults = z.object(productFields).parse({ name: 'Untitled', price: '0' })

export function writeProduct(
  { artId, ...written }: SeedProduct,
  categories: readonly Category[],
  sellers: readonly Seller[],
): Product {
  return {
    ...defaults,
    ...written,
    isActive: true,
    images: [productArtUrl({ id: artId ?? written.id, category: written.categoryId })],
    category: categories.find(({ id }) => id === written.categoryId) ?? null,
    seller: sellers.find(({ id }) => id === written.sellerId) ?? null,
  }
}

import { productArtUrl } from '#art/art-url.ts'
import type { Category, Product, Seller } from '#catalog/product.ts'

/** A product as written in content: only what differs from the defaults. */
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
> & { categoryId: string; sellerId?: string } & Partial<
    Pick<
      Product,
      | 'originalPrice'
      | 'demoUrl'
      | 'documentationUrl'
      | 'isFeatured'
      | 'subscriptionInterval'
      | 'maxQuantity'
      | 'redirectUrl'
    >
  >

/** The complete product, with its category, seller and picture. */
export function writeProduct(
  written: SeedProduct,
  categories: readonly Category[],
  sellers: readonly Seller[],
): Product {
  return {
    originalPrice: null,
    demoUrl: null,
    documentationUrl: null,
    isFeatured: false,
    subscriptionInterval: null,
    maxQuantity: null,
    redirectUrl: null,
    comingSoon: false,
    ...written,
    sellerId: written.sellerId ?? null,
    isActive: true,
    images: [productArtUrl({ id: written.id, category: written.categoryId })],
    category: categories.find(({ id }) => id === written.categoryId) ?? null,
    seller: sellers.find(({ id }) => id === written.sellerId) ?? null,
  }
}

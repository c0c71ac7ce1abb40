import { priceFrom, priceOrNullFrom } from '#db/prices.server.ts'
import type {
  marketplaceCategories,
  marketplaceProducts,
  marketplaceSellers,
} from '#catalogue/marketplace.tables.server.ts'
import type { Product, ProductPage } from '#catalogue/product.ts'

export interface ProductRow {
  product: typeof marketplaceProducts.$inferSelect
  category: typeof marketplaceCategories.$inferSelect | null
  seller: typeof marketplaceSellers.$inferSelect | null
}

export function toProduct({ product, category, seller }: ProductRow): Product {
  return {
    ...product,
    price: priceFrom(product.price),
    originalPrice: priceOrNullFrom(product.originalPrice),
    rating: Number(product.rating),
    createdAt: product.createdAt.toISOString(),
    category,
    seller: seller && { ...seller, rating: Number(seller.rating) },
  }
}

/** Every row carries the count. A page without products is one row with the count alone. */
export function toPage(
  rows: ReadonlyArray<
    { total: number } & Omit<ProductRow, 'product'> & { product: ProductRow['product'] | null }
  >,
): ProductPage {
  const products = rows.flatMap(({ product, category, seller }) =>
    product ? [toProduct({ product, category, seller })] : [],
  )
  return { products, total: rows[0]?.total ?? 0 }
}

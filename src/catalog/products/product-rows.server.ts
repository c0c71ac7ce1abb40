import { priceFrom, priceOrNullFrom } from '#db/prices.server.ts'
import type {
  marketplaceCategories,
  marketplaceProducts,
  marketplaceSellers,
} from '#catalog/products/marketplace.tables.server.ts'
import type { Product } from '#catalog/product.ts'
import type { Database } from '#db/database.server.ts'
import { ratingFrom, readableRows } from '#db/readable-rows.server.ts'

type DashboardColumn = 'archivedAt' | 'version' | 'updatedAt'

type HiddenColumn = 'suspendedAt' | 'sortOrder' | 'searchVector' | 'searchText'

export interface ProductRow {
  product: Omit<typeof marketplaceProducts.$inferSelect, DashboardColumn | HiddenColumn>
  category: Omit<typeof marketplaceCategories.$inferSelect, DashboardColumn> | null
  seller: Pick<
    typeof marketplaceSellers.$inferSelect,
    'id' | 'name' | 'description' | 'isVerified' | 'rating'
  > | null
}

export function toProducts(db: Database, rows: readonly ProductRow[]): Product[] {
  return readableRows(db, rows, { record: 'product', idOf: ({ product }) => product.id, read: toProduct })
}

/** Puts records into the order of these ids. Omits missing records. */
export function inOrderOf<Item extends { id: string }>(
  ids: readonly string[],
  records: readonly Item[],
): Item[] {
  const byId = new Map(records.map((record) => [record.id, record]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function toProduct({ product, category, seller }: ProductRow): Product {
  return {
    ...product,
    price: priceFrom(product.price),
    originalPrice: priceOrNullFrom(product.originalPrice),
    rating: ratingFrom(product.rating),
    createdAt: product.createdAt.toISOString(),
    category,
    seller: seller && { ...seller, rating: ratingFrom(seller.rating) },
  }
}

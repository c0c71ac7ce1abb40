import { sql, type SQL } from 'drizzle-orm'
import type { CartItem } from '#cart/cart.ts'
import {
  defaultMaximum,
  firstSentence,
  hasOffer,
  inOffer,
  type ProductData,
  type ProductType,
} from '#cart/product-data.ts'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'

export type FactsRow = {
  product_id: string
  name: string
  price: string
  images: string[]
  short_description: string
  description: string
  category: string
  rating: number
  review_count: number
  download_count: number
  features: string[]
  is_featured: boolean
  /** Whether the shop has a page for the item. Archived items have none. */
  is_shown: boolean
  is_available: boolean
  coming_soon: boolean
  record_type: string | null
  subscription_interval: string | null
  max_quantity: number
}

export type RequestedProduct = Omit<CartItem, 'quantity'>

/** Returns the product data of the items in their order, and `null` for items that are not in the catalog. */
export async function productsForCart(
  db: Database,
  requested: readonly RequestedProduct[],
): Promise<(ProductData | null)[]> {
  return inRequestedOrder(requested, await readProducts(db, requested))
}

/**
 * Like `productsForCart`, but also `null` for items that the shop does not show, because the caller may have
 * guessed the id.
 */
export async function shownProductsForCart(
  db: Database,
  requested: readonly RequestedProduct[],
): Promise<(ProductData | null)[]> {
  const rows = await readProducts(db, requested)
  return inRequestedOrder(
    requested,
    rows.filter((row) => row.is_shown),
  )
}

/** Puts the rows of `requestedProducts` into the order of the items. */
export function inRequestedOrder(
  requested: readonly RequestedProduct[],
  rows: readonly RequestedRow[],
): (ProductData | null)[] {
  return requested.map(({ productId, productType, offer }) => {
    const row = rows.find((each) => each.product_id === productId && each.product_type === productType)
    return row && hasOffer(productType, productId, offer) ? inOffer(productDataFrom(row), offer) : null
  })
}

export function productDataFrom(row: FactsRow): ProductData {
  return {
    id: row.product_id,
    name: row.name,
    price: priceFrom(row.price),
    images: row.images,
    shortDescription: row.short_description || firstSentence(row.description),
    description: row.description,
    category: row.category,
    rating: row.rating,
    reviewCount: row.review_count,
    downloadCount: row.download_count,
    features: row.features,
    isFeatured: row.is_featured,
    isAvailable: row.is_available,
    comingSoon: row.coming_soon,
    recordType: row.record_type,
    subscriptionInterval: row.subscription_interval,
    maxQuantity: row.max_quantity,
  }
}

/**
 * Both kinds of items have the same columns here, although solutions have no pictures, short description or
 * maximum.
 */
export const facts: Record<ProductType, SQL> = {
  marketplace: sql`
    select product.id as product_id, product.name, product.price, product.images, product.short_description,
      product.description, coalesce(category.name, '') as category, product.rating::float8 as rating,
      product.review_count, product.download_count, product.features, product.is_featured,
      product.is_active as is_shown, product.is_active as is_available, product.coming_soon, product.product_type as record_type,
      product.subscription_interval,
      least(product.max_quantity, ${sql.raw(String(defaultMaximum))}) as max_quantity
    from marketplace_products product
    left join marketplace_categories category on category.id = product.category_id`,
  wts_solution: sql`
    select id as product_id, name, price, '{}'::text[] as images, '' as short_description, description, category,
      rating::float8 as rating, review_count, download_count, features, is_featured,
      archived_at is null as is_shown, is_available and archived_at is null as is_available, coming_soon,
      null as record_type, null as subscription_interval,
      ${sql.raw(String(defaultMaximum))} as max_quantity
    from wts_solutions`,
}

export type RequestedRow = FactsRow & { product_type: ProductType }

/** Selects the products of the items. Also used in larger statements. */
export function requestedProducts(requested: readonly RequestedProduct[]): SQL {
  const idsOf = (type: ProductType) =>
    sql.param(requested.flatMap((one) => (one.productType === type ? [one.productId] : [])))
  return sql`
    select 'marketplace' as product_type, fact.* from (${facts.marketplace}) fact
      where fact.product_id = any(${idsOf('marketplace')}::text[])
    union all
    select 'wts_solution', fact.* from (${facts.wts_solution}) fact
      where fact.product_id = any(${idsOf('wts_solution')}::text[])`
}

async function readProducts(db: Database, requested: readonly RequestedProduct[]): Promise<RequestedRow[]> {
  return (await db.execute<RequestedRow>(requestedProducts(requested))).rows
}

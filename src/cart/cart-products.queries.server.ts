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
  /** Whether the shop has a page for the item. Archived items have none. */
  is_shown: boolean
  /** In JSON, with the price in dollars and an empty short description for solutions. */
  product: ProductData
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

export function productDataFrom({ product }: FactsRow): ProductData {
  const shortDescription = product.shortDescription || firstSentence(product.description)
  return { ...product, price: priceFrom(product.price), shortDescription }
}

/**
 * Both kinds of items have the same columns here, although solutions have no pictures, short description or
 * maximum. Those beside `product` are for conditions.
 */
export const facts: Record<ProductType, SQL> = {
  marketplace: sql`
    select product.id as product_id, product.is_active as is_shown, product.is_active as is_available,
      product.coming_soon, product.product_type as record_type, ${maximum(sql`product.max_quantity`)} as max_quantity,
      json_build_object('id', product.id, 'name', product.name, 'price', product.price, 'images', product.images,
        'shortDescription', product.short_description, 'description', product.description,
        'category', coalesce(category.name, ''), 'rating', product.rating::float8,
        'reviewCount', product.review_count, 'downloadCount', product.download_count,
        'features', product.features, 'isFeatured', product.is_featured, 'isAvailable', product.is_active,
        'comingSoon', product.coming_soon, 'recordType', product.product_type,
        'subscriptionInterval', product.subscription_interval,
        'maxQuantity', ${maximum(sql`product.max_quantity`)}) as product
    from marketplace_products product
    left join marketplace_categories category on category.id = product.category_id`,
  wts_solution: sql`
    select id as product_id, archived_at is null as is_shown, is_available and archived_at is null as is_available,
      coming_soon, null as record_type, ${maximum(sql`null`)} as max_quantity,
      json_build_object('id', id, 'name', name, 'price', price, 'images', '{}'::text[], 'shortDescription', '',
        'description', description, 'category', category, 'rating', rating::float8, 'reviewCount', review_count,
        'downloadCount', download_count, 'features', features, 'isFeatured', is_featured,
        'isAvailable', is_available and archived_at is null, 'comingSoon', coming_soon, 'recordType', null,
        'subscriptionInterval', null, 'maxQuantity', ${maximum(sql`null`)}) as product
    from wts_solutions`,
}

function maximum(own: SQL): SQL {
  return sql`least(${own}, ${sql.raw(String(defaultMaximum))})`
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

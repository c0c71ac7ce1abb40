import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { wtsSolutions } from '#catalog/solutions/solutions.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import type { AccessItem } from '#orders/access/access-item.ts'
import { licenseKeys, productAccess } from '#orders/access/access.tables.server.ts'

export type ProductAccess = Omit<typeof productAccess.$inferSelect, keyof AccessItem | 'changedAt'>

export const noAccess: ProductAccess = {
  instructions: '',
  linkUrl: '',
  linkLabel: '',
  contactEmail: '',
  keySource: 'none',
  activationLimit: 1,
  version: 0,
}

/** The name and the seller of an item for its access page; `null` if the item does not exist. */
export async function accessSubject(
  db: Database,
  { productType, productId }: AccessItem,
): Promise<{ name: string; sellerId: string | null } | null> {
  const [found] =
    productType === 'marketplace'
      ? await db
          .select({ name: marketplaceProducts.name, sellerId: marketplaceProducts.sellerId })
          .from(marketplaceProducts)
          .where(eq(marketplaceProducts.id, productId))
      : await db
          .select({ name: wtsSolutions.name, sellerId: sql<null>`null` })
          .from(wtsSolutions)
          .where(eq(wtsSolutions.id, productId))
  return found ?? null
}

export function isAccessOf({ productType, productId }: AccessItem): SQL | undefined {
  return and(eq(productAccess.productType, productType), eq(productAccess.productId, productId))
}

/** Matches imported keys that are not assigned to an order. */
export function isUnusedKeyOf({ productType, productId }: AccessItem): SQL | undefined {
  return and(
    eq(licenseKeys.productType, productType),
    eq(licenseKeys.productId, productId),
    isNull(licenseKeys.lineId),
  )
}

/** The access that an item gives its buyers. Version 0 means that it has never been set. */
export async function productAccessOf(db: Database, item: AccessItem): Promise<ProductAccess> {
  const [found] = await db.select().from(productAccess).where(isAccessOf(item))
  return found ?? noAccess
}

export interface KeyCounts {
  free: number
  assigned: number
  /** The number of keys that buyers still lack. */
  missing: number
}

export async function keyCounts(db: Database, item: AccessItem): Promise<KeyCounts> {
  const { rows } = await db.execute<{ free: string; assigned: string; missing: string }>(sql`
    select count(*) filter (where line_id is null) as free, count(*) filter (where line_id is not null) as assigned,
      (select coalesce(sum(waiting.count), 0) from (${linesWithoutKeys(item)}) waiting) as missing
    from license_keys where product_type = ${item.productType} and product_id = ${item.productId}`)
  const [row] = rows
  return { free: Number(row?.free), assigned: Number(row?.assigned), missing: Number(row?.missing) }
}

/** The number of keys that a line needs: none for an order that changes a subscription's quantity. */
const unitsOfLine = sql`case
  when exists (select 1 from quantity_orders where order_id = line.order_id) then 0
  else coalesce(subscription.quantity, line.quantity) end`

/** Lines of active orders of this item with fewer keys than units, oldest first. */
export function linesWithoutKeys({ productType, productId }: AccessItem): SQL {
  return sql`
    select line.id as line_id, ${unitsOfLine} - held.count as count
    from order_lines line join orders on orders.id = line.order_id and orders.status = 'active'
    left join subscriptions subscription on subscription.line_id = line.id
    cross join lateral (
      select count(*)::int from license_keys where line_id = line.id and ended_at is null
    ) held
    where line.product_type = ${productType} and line.product_id = ${productId} and line.access_ended_at is null
      and held.count < ${unitsOfLine}
    order by orders.changed_at, line.id`
}

/**
 * The items with imported keys whose buyers lack keys. Limited to items of these sellers unless `sellerIds` is
 * `null` (product: access 9).
 */
export async function itemsOutOfKeys(db: Database, sellerIds: readonly string[] | null) {
  if (sellerIds?.length === 0) return []
  const scope = sellerIds === null ? sql`true` : inArray(sql`product.seller_id`, [...sellerIds])
  const { rows } = await db.execute<{
    type: AccessItem['productType']
    id: string
    name: string
    orders: string
    oldest: Date
  }>(sql`
    select line.product_type as type, line.product_id as id, max(line.name) as name,
      count(distinct orders.id) as orders, min(orders.changed_at) as oldest
    from product_access access
    join order_lines line on line.product_type = access.product_type and line.product_id = access.product_id
      and line.access_ended_at is null
    join orders on orders.id = line.order_id and orders.status = 'active'
    left join marketplace_products product on access.product_type = 'marketplace' and product.id = access.product_id
    left join subscriptions subscription on subscription.line_id = line.id
    where access.key_source = 'imported' and ${scope} and ${unitsOfLine} > (
      select count(*) from license_keys where line_id = line.id and ended_at is null)
    group by line.product_type, line.product_id order by oldest, id limit 20`)
  return rows.map(({ type, id, name, orders, oldest }) => ({
    productType: type,
    productId: id,
    name,
    orders: Number(orders),
    oldest: new Date(oldest),
  }))
}

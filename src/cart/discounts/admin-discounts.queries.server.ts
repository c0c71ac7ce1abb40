import { and, count, desc, eq, inArray, min, sql } from 'drizzle-orm'
import type { Discount } from '#cart/discounts/discount.ts'
import { discountFrom } from '#cart/discounts/discounts.queries.server.ts'
import { discountCodes } from '#cart/discounts/discounts.tables.server.ts'
import type { ListSlice } from '#db/comes-after.server.ts'
import type { Database } from '#db/database.server.ts'
import { isUuid } from '#lib/ids.ts'

/** A discount code for its editors. */
export interface EditedDiscount extends Discount {
  /** Why staff rejected it. */
  comment: string
  changedAt: Date
}

/** The codes of these sellers, or all codes for `null`; what needs a decision first, then the newest. */
export async function listDiscounts(
  db: Database,
  sellerIds: readonly string[] | null,
  { limit, offset = 0 }: ListSlice,
): Promise<EditedDiscount[]> {
  const rows = await db
    .select()
    .from(discountCodes)
    .where(ofSellers(sellerIds))
    .orderBy(sql`${discountCodes.state} <> 'submitted'`, desc(discountCodes.createdAt), discountCodes.id)
    .limit(limit)
    .offset(offset)
  return rows.map((row) => ({ ...row, ...discountFrom(row) }))
}

export async function discountById(
  db: Database,
  id: string,
  sellerIds: readonly string[] | null,
): Promise<EditedDiscount | null> {
  if (!isUuid(id)) return null
  const [row] = await db
    .select()
    .from(discountCodes)
    .where(and(eq(discountCodes.id, id), ofSellers(sellerIds)))
  return row ? { ...row, ...discountFrom(row) } : null
}

function ofSellers(sellerIds: readonly string[] | null) {
  return sellerIds === null ? undefined : inArray(discountCodes.sellerId, [...sellerIds])
}

export interface DiscountTarget {
  /** As in `targets`. */
  id: string
  name: string
}

/** Products and solutions with these ids, and those whose name contains the text; without a text, the seller's first. */
export async function discountProducts(
  db: Database,
  { text, ids, sellerId }: { text: string; ids: readonly string[]; sellerId: string | null },
): Promise<DiscountTarget[]> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const isChosen = sql`id = any(${sql.param([...ids])}::text[])`
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id, name from (
      select 'marketplace:' || id as id, name, seller_id from marketplace_products where is_active
      union all select 'wts_solution:' || id, name, null from wts_solutions where archived_at is null
    ) item
    where (${sellerId}::text is null or seller_id = ${sellerId})
      and (${isChosen} or (${text} <> '' or ${sellerId}::text is not null) and name ilike ${pattern})
    order by ${isChosen} desc, name limit ${ids.length + 20}`)
  return rows
}

/** All categories, for the form. */
export async function discountCategories(db: Database): Promise<DiscountTarget[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`select id, name from marketplace_categories order by sort_order, name`,
  )
  return rows
}

/** The codes that wait for a decision. */
export async function submittedDiscounts(db: Database): Promise<{ count: number; oldest: Date | null }> {
  const [found] = await db
    .select({ count: count(), oldest: min(discountCodes.changedAt) })
    .from(discountCodes)
    .where(eq(discountCodes.state, 'submitted'))
  return found ?? { count: 0, oldest: null }
}

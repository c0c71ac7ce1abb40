import { and, asc, count, desc, eq, ilike, inArray, isNull, min, sql, type SQL } from 'drizzle-orm'
import type { Discount, ShownDiscountState } from '#cart/discounts/discount.ts'
import { discountFrom } from '#cart/discounts/discounts.queries.server.ts'
import { discountCodes } from '#cart/discounts/discounts.tables.server.ts'
import type { ListSlice } from '#db/comes-after.server.ts'
import type { Database } from '#db/database.server.ts'
import { isUuid } from '#lib/ids.ts'
import { countRows } from '#db/count-rows.server.ts'
import { containing } from '#lib/search-terms.ts'

export interface EditedDiscount extends Discount {
  comment: string
  createdAt: Date
  changedAt: Date
}

export interface DiscountFilter {
  /** A part of a code. */
  term: string
  state: ShownDiscountState | null
  /**
   * Selects the codes of a seller, or of the shop itself (`sellerId` is `null`). `null` selects all codes.
   */
  offeredBy: { sellerId: string | null } | null
  sort: DiscountSort | null
}

export const discountSorts = ['code', '-code', '-added', 'added'] as const
export type DiscountSort = (typeof discountSorts)[number]

/**
 * The codes of these sellers, or all codes for `null`. By default, codes that need a decision come first,
 * then the newest.
 */
export async function listDiscounts(
  db: Database,
  sellerIds: readonly string[] | null,
  filter: DiscountFilter,
  { limit, offset = 0, now }: ListSlice & { now: Date },
): Promise<EditedDiscount[]> {
  const { code, createdAt, id, state } = discountCodes
  const orders: Record<DiscountSort, SQL[]> = {
    code: [asc(code)],
    '-code': [desc(code)],
    '-added': [desc(createdAt), asc(id)],
    added: [asc(createdAt), desc(id)],
  }
  const rows = await db
    .select()
    .from(discountCodes)
    .where(discountsWithin(sellerIds, filter, now))
    .orderBy(...(filter.sort ? orders[filter.sort] : [sql`${state} <> 'submitted'`, ...orders['-added']]))
    .limit(limit)
    .offset(offset)
  return rows.map((row) => ({ ...row, ...discountFrom(row) }))
}

export function countDiscounts(
  db: Database,
  sellerIds: readonly string[] | null,
  filter: DiscountFilter,
  now: Date,
): Promise<number> {
  return countRows(db, discountCodes, discountsWithin(sellerIds, filter, now))
}

function discountsWithin(
  sellerIds: readonly string[] | null,
  { term, state, offeredBy }: DiscountFilter,
  now: Date,
): SQL | undefined {
  const { code, sellerId, state: stored, startsAt, endsAt, uses, maxUses, neverStarted } = discountCodes
  const moment = sql`${now.toISOString()}::timestamptz`
  // The same rule as `shownState`, in SQL.
  const shown = sql`case when ${stored} = 'ended' or (${stored} = 'active' and ${endsAt} <= ${moment})
    then case when ${neverStarted} then 'never_started' else 'ended' end
    when ${stored} <> 'active' then ${stored}
    when ${startsAt} > ${moment} then 'scheduled' when ${uses} >= ${maxUses} then 'used_up' else 'active' end`
  const offered = offeredBy?.sellerId === null ? isNull(sellerId) : eq(sellerId, offeredBy?.sellerId ?? '')
  return and(
    ofSellers(sellerIds),
    term === '' ? undefined : ilike(code, containing(term)),
    state === null ? undefined : sql`${shown} = ${state}`,
    offeredBy === null ? undefined : offered,
  )
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
  /** The id in the format of `targets`. */
  id: string
  name: string
}

/**
 * Finds items with these ids, and items whose name contains the text. Without a text, finds the first items
 * of the seller.
 */
export async function discountProducts(
  db: Database,
  { text, ids, sellerId }: { text: string; ids: readonly string[]; sellerId: string | null },
): Promise<DiscountTarget[]> {
  const pattern = containing(text)
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

export async function discountCategories(db: Database): Promise<DiscountTarget[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`select id, name from marketplace_categories order by sort_order, name`,
  )
  return rows
}

/** The number of codes that await a decision, and the time when the oldest of them was last changed. */
export async function submittedDiscounts(db: Database): Promise<{ count: number; oldest: Date | null }> {
  const [found] = await db
    .select({ count: count(), oldest: min(discountCodes.changedAt) })
    .from(discountCodes)
    .where(eq(discountCodes.state, 'submitted'))
  return found ?? { count: 0, oldest: null }
}

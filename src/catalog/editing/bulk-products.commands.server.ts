import { asc, eq, inArray, sql } from 'drizzle-orm'
import { recordTogether } from '#audit/audit.commands.server.ts'
import type { ByActor, Fields } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'
import { priceColumn, priceFrom, priceOrNullFrom } from '#db/prices.server.ts'
import type { RecordsChange } from '#catalog/editing/edit-outcome.ts'
import {
  isLike,
  loggedSides,
  loggedValue,
  refusalOf,
  type ChangedProduct,
  type ProductsChange,
} from '#catalog/editing/products-change.ts'
import type { Refused } from '#catalog/editing/refusal.ts'
import { productsWithOffer } from '#catalog/offers/offers.queries.server.ts'
import { lockedSellers } from '#catalog/products/locked-sellers.queries.server.ts'
import { marketplaceCategories, marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { refreshSellerRatings } from '#catalog/products/review-figures.commands.server.ts'
import { suspendedOf } from '#catalog/sellers/suspended-sellers.queries.server.ts'
import type { Cents } from '#lib/money.ts'

export interface BulkOutcome {
  changed: number
  /** The number of products that already had the new value. */
  same: number
  refused: Refused[]
}

/** The prices that somebody saw before the change. Products that now have another price stay unchanged. */
export type SeenPrices = ReadonlyMap<string, Cents>

/** Changes several products, with an entry in the audit log for each (product: dashboard 29). */
export async function changeProducts(
  db: Database,
  { ids, change, seen, ...by }: RecordsChange & { change: ProductsChange; seen?: SeenPrices },
): Promise<BulkOutcome> {
  return db.transaction(async (tx) => {
    const { outcome, logged } = await applyChange(tx, { ids, change, now: by.now, ...(seen && { seen }) })
    await logChanges(tx, logged, { ...by, after: loggedValue(change) })
    return outcome
  })
}

/**
 * Applies several changes in one transaction, with one audit entry per product. `changesOf` runs after the
 * products are locked.
 */
export async function changeProductsTogether(
  db: Database,
  { ids, ...by }: RecordsChange,
  changesOf: (tx: Database) => Promise<readonly { ids: readonly string[]; change: ProductsChange }[]>,
): Promise<BulkOutcome> {
  return db.transaction(async (tx) => {
    const sum: BulkOutcome = { changed: 0, same: 0, refused: [] }
    const all: LoggedChange[] = []
    // Locks the sellers and products of all changes before the first change.
    await lockedSellers(tx, ids)
    await lockedProducts(tx, ids)
    for (const each of await changesOf(tx)) {
      const { outcome, logged } = await applyChange(tx, { ...each, now: by.now })
      all.push(...logged)
      sum.changed += outcome.changed
      sum.same += outcome.same
      sum.refused.push(...outcome.refused)
    }
    await logChanges(tx, all, { ...by, after: { inList: true } })
    return sum
  })
}

interface LoggedChange {
  id: string
  before: Fields
  after: Fields
}

async function applyChange(
  tx: Database,
  {
    ids,
    change,
    seen,
    now,
  }: Pick<RecordsChange, 'ids' | 'now'> & { change: ProductsChange; seen?: SeenPrices },
): Promise<{ outcome: BulkOutcome; logged: LoggedChange[] }> {
  const { isKnown, suspended } = await checkedValue(tx, ids, change)
  const rows = await lockedProducts(tx, ids)
  const others = rows.filter((row) => !isLike(row, change))
  const refused = others.flatMap((row) => {
    const isSeen = (seen?.get(row.id) ?? row.price) === row.price
    const why = isSeen ? (isKnown ? refusalOf(row, change, suspended) : 'gone') : 'since'
    return why === null ? [] : [{ id: row.id, why }]
  })
  const refusedIds = new Set(refused.map(({ id }) => id))
  const changed = others.filter(({ id }) => !refusedIds.has(id))
  const changedIds = changed.map(({ id }) => id)
  if (changed.length > 0) {
    await tx
      .update(marketplaceProducts)
      .set({
        ...columnsOf(change),
        ...(endsSuspension(change) && { suspendedAt: null }),
        version: sql`${marketplaceProducts.version} + 1`,
        updatedAt: now,
      })
      .where(inArray(marketplaceProducts.id, changedIds))
    await refreshRatings(tx, changed, change)
  }
  return {
    outcome: { changed: changed.length, same: rows.length - others.length, refused },
    logged: changed.map((row) => ({ id: row.id, ...loggedSides(row, change) })),
  }
}

/** Logs one entry per product, even if several of its fields were changed. */
async function logChanges(
  tx: Database,
  changes: readonly LoggedChange[],
  by: ByActor & { after: Fields },
): Promise<void> {
  const byProduct = Map.groupBy(changes, ({ id }) => id)
  const records = [...byProduct].map(([id, sides]) => ({
    id,
    before: Object.fromEntries(sides.flatMap((side) => Object.entries(side.before))),
    after: Object.fromEntries(sides.flatMap((side) => Object.entries(side.after))),
  }))
  await recordTogether(tx, { ...by, action: 'catalogue.edit', kind: 'product' }, records)
}

/**
 * Whether the change shows products or moves them to another seller. If so, the suspension of their former
 * seller no longer hides them.
 */
function endsSuspension({ field, value }: ProductsChange): boolean {
  return field === 'sellerId' || (field === 'isActive' && value)
}

async function checkedValue(
  tx: Database,
  ids: readonly string[],
  { field, value }: ProductsChange,
): Promise<{ isKnown: boolean; suspended: Set<string> }> {
  if (field === 'categoryId') {
    const count = await tx.$count(marketplaceCategories, eq(marketplaceCategories.id, value))
    return { isKnown: count > 0, suspended: new Set() }
  }
  if (field !== 'sellerId' && field !== 'isActive') return { isKnown: true, suspended: new Set() }
  const sellers = await lockedSellers(tx, ids, field === 'sellerId' ? [value] : [])
  return {
    isKnown: field === 'isActive' || sellers.some(({ id }) => id === value),
    suspended: suspendedOf(sellers),
  }
}

/**
 * Recomputes the ratings of sellers if products were shown, hidden or moved to another seller (product:
 * reviews 10).
 */
async function refreshRatings(
  tx: Database,
  rows: readonly ChangedProduct[],
  { field, value }: ProductsChange,
): Promise<void> {
  if (field !== 'sellerId' && field !== 'isActive') return
  const sellers = new Set(rows.flatMap(({ sellerId }) => (sellerId === null ? [] : [sellerId])))
  if (field === 'sellerId') sellers.add(value)
  await refreshSellerRatings(tx, [...sellers])
}

async function lockedProducts(tx: Database, ids: readonly string[]): Promise<ChangedProduct[]> {
  const { id, isFeatured, isActive, categoryId, sellerId, tags, archivedAt, productType } =
    marketplaceProducts
  const { price, originalPrice } = marketplaceProducts
  const flags = { isFeatured, isActive, archivedAt }
  const rows = await tx
    .select({ id, ...flags, categoryId, sellerId, tags, productType, price, originalPrice })
    .from(marketplaceProducts)
    .where(inArray(id, [...ids]))
    // Locks the rows in the same order each time, to prevent deadlocks.
    .orderBy(asc(id))
    .for('update')
  // Runs after the locks, because starting or ending an offer locks its product too.
  const withOffer = await productsWithOffer(tx, ids)
  return rows.map((row) => ({
    ...row,
    hasOffer: withOffer.has(row.id),
    price: priceFrom(row.price),
    originalPrice: priceOrNullFrom(row.originalPrice),
  }))
}

function columnsOf({ field, value }: ProductsChange) {
  const { tags, price } = marketplaceProducts
  if (field === 'price') return { price: priceColumn(value) }
  // Rounds like `changedPrice`.
  if (field === 'percent') {
    const factor = ((10_000 + value) / 10_000).toFixed(4)
    return { price: sql`greatest(0.01, round(${price} * ${factor}::numeric, 2))` }
  }
  if (field === 'addedTag') return { tags: sql`array_append(${tags}, ${value}::text)` }
  return field === 'removedTag' ? { tags: sql`array_remove(${tags}, ${value}::text)` } : { [field]: value }
}

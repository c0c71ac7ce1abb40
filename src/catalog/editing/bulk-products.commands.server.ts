import { asc, eq, inArray, sql } from 'drizzle-orm'
import { recordChange, recordGroup } from '#audit/audit.commands.server.ts'
import type { Fields } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'
import { priceColumn, priceFrom, priceOrNullFrom } from '#db/prices.server.ts'
import type { RecordsChange } from '#catalog/editing/edit-outcome.ts'
import { checkboxValue, priceFieldValue } from '#catalog/editing/fields/record-form-values.ts'
import { marketplaceCategories, marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { refreshRatingsOfSellers } from '#catalog/products/review-figures.commands.server.ts'
import { productsOfSuspended } from '#catalog/sellers/suspended-sellers.queries.server.ts'
import type { Cents } from '#lib/money.ts'

/** One change of several products. */
export type ProductsChange =
  | { field: 'isFeatured'; value: boolean }
  | { field: 'isActive'; value: boolean }
  | { field: 'categoryId'; value: string }
  | { field: 'price'; value: Cents }

export interface BulkOutcome {
  changed: number
  /** What was like this before. */
  same: number
  /** What the rules of the catalog do not allow. */
  leftOut: number
}

/** Changes several products, each with its entry in the audit log (product: dashboard 29). */
export async function changeProducts(
  db: Database,
  { ids, change, actor, now }: RecordsChange & { change: ProductsChange },
): Promise<BulkOutcome> {
  return db.transaction(async (tx) => {
    // Locks the sellers before their products, in the same order as a suspension does.
    const isShowing = change.field === 'isActive' && change.value
    const suspended = isShowing ? await productsOfSuspended(tx, ids) : new Set<string>()
    const isKnown = change.field !== 'categoryId' || (await isCategory(tx, change.value))
    const rows = await lockedProducts(tx, ids)
    const others = rows.filter((row) => !isLike(row, change))
    const allowed = others.filter((row) => isKnown && !suspended.has(row.id) && isAllowed(row, change))
    const changed = allowed.map(({ id }) => id)
    if (changed.length > 0) {
      await tx
        .update(marketplaceProducts)
        .set({
          ...columnsOf(change),
          ...(isShowing && { suspendedAt: null }),
          version: sql`${marketplaceProducts.version} + 1`,
          updatedAt: now,
        })
        .where(inArray(marketplaceProducts.id, changed))
    }
    if (change.field === 'isActive') await refreshRatingsOfSellers(tx, changed)
    const logged = { actor, action: 'catalogue.edit', now }
    const after = loggedAfter(change)
    const group = await recordGroup(tx, { ...logged, kind: 'product', count: changed.length, after })
    for (const row of allowed) {
      const subject = { kind: 'product', id: row.id }
      await recordChange(tx, {
        ...logged,
        ...group,
        subject,
        before: loggedBefore(row, change.field),
        after,
      })
    }
    return {
      changed: changed.length,
      same: rows.length - others.length,
      leftOut: others.length - changed.length,
    }
  })
}

async function lockedProducts(tx: Database, ids: readonly string[]) {
  const { id, isFeatured, isActive, categoryId, price, originalPrice, productType, archivedAt } =
    marketplaceProducts
  const rows = await tx
    .select({ id, isFeatured, isActive, categoryId, price, originalPrice, productType, archivedAt })
    .from(marketplaceProducts)
    .where(inArray(id, [...ids]))
    // Always in the same order, to prevent deadlocks.
    .orderBy(asc(id))
    .for('update')
  return rows.map((row) => ({
    ...row,
    price: priceFrom(row.price),
    originalPrice: priceOrNullFrom(row.originalPrice),
  }))
}

type ProductRow = Awaited<ReturnType<typeof lockedProducts>>[number]

async function isCategory(tx: Database, id: string): Promise<boolean> {
  return (await tx.$count(marketplaceCategories, eq(marketplaceCategories.id, id))) > 0
}

function isLike(row: ProductRow, { field, value }: ProductsChange): boolean {
  return row[field] === value
}

/** The rules that the form of a product has, too (product: dashboard 20, 22). */
function isAllowed({ archivedAt, originalPrice, productType }: ProductRow, change: ProductsChange): boolean {
  if (change.field === 'isActive') return archivedAt === null || !change.value
  if (change.field !== 'price') return true
  if (productType === 'download' && change.value > 0) return false
  return originalPrice === null || originalPrice > change.value
}

function columnsOf(change: ProductsChange) {
  return change.field === 'price' ? { price: priceColumn(change.value) } : { [change.field]: change.value }
}

function loggedBefore(row: ProductRow, field: ProductsChange['field']): Fields {
  if (field === 'price') return { price: priceFieldValue(row.price) }
  return { [field]: field === 'isActive' ? checkboxValue(row.isActive) : row[field] }
}

function loggedAfter(change: ProductsChange): Fields {
  if (change.field === 'price') return { price: priceFieldValue(change.value) }
  return { [change.field]: change.field === 'isActive' ? checkboxValue(change.value) : change.value }
}

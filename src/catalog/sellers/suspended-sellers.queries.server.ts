import { and, asc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { lockedSellers } from '#catalog/products/locked-sellers.queries.server.ts'
import { marketplaceProducts, marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { countRows } from '#db/count-rows.server.ts'

/** Whether the seller is suspended. Locks the seller until the transaction ends. */
export async function sellerIsSuspended(tx: Database, sellerId: string): Promise<boolean> {
  const [seller] = await tx
    .select({ suspendedAt: marketplaceSellers.suspendedAt })
    .from(marketplaceSellers)
    .where(eq(marketplaceSellers.id, sellerId))
    .for('share')
  return seller !== undefined && seller.suspendedAt !== null
}

export async function suspendedNames(db: Database, sellerIds: readonly string[]): Promise<string[]> {
  if (sellerIds.length === 0) return []
  const { id, name, suspendedAt } = marketplaceSellers
  const rows = await db
    .select({ name })
    .from(marketplaceSellers)
    .where(and(inArray(id, [...sellerIds]), isNotNull(suspendedAt)))
    .orderBy(asc(name))
  return rows.map((row) => row.name)
}

/**
 * Returns the ids of the given products whose seller is suspended. Locks the sellers until the transaction
 * ends.
 */
export async function productsOfSuspended(tx: Database, ids: readonly string[]): Promise<Set<string>> {
  const suspended = suspendedOf(await lockedSellers(tx, ids))
  const { id, sellerId } = marketplaceProducts
  const rows = await tx
    .select({ id })
    .from(marketplaceProducts)
    .where(and(inArray(id, [...ids]), inArray(sellerId, [...suspended])))
  return new Set(rows.map((row) => row.id))
}

export function suspendedOf(sellers: readonly { id: string; suspendedAt: Date | null }[]): Set<string> {
  return new Set(sellers.filter(({ suspendedAt }) => suspendedAt !== null).map(({ id }) => id))
}

/**
 * Reads whether a seller is verified and suspended, for its page in the dashboard. Counts at most 10,001
 * products.
 */
export async function sellerStatus(db: Database, id: string) {
  const { name, version, isVerified, verifiedSince, checks, suspendedAt, suspendedReason } =
    marketplaceSellers
  const { sellerId, isActive, suspendedAt: hiddenAt } = marketplaceProducts
  const counted = (condition: SQL) =>
    countRows(db, marketplaceProducts, and(eq(sellerId, marketplaceSellers.id), condition))
  const [found] = await db
    .select({
      id: marketplaceSellers.id,
      name,
      version,
      isVerified,
      verifiedSince,
      checks,
      suspendedAt,
      suspendedReason,
      shownProducts: counted(sql`${isActive}`),
      // Without the first condition, the query would read all products of a seller that is not suspended.
      hiddenProducts: counted(sql`${suspendedAt} is not null and ${hiddenAt} is not null`),
    })
    .from(marketplaceSellers)
    .where(eq(marketplaceSellers.id, id))
  return found ?? null
}

export type SellerStatus = NonNullable<Awaited<ReturnType<typeof sellerStatus>>>

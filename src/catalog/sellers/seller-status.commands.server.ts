import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { recordChange } from '#audit/audit.commands.server.ts'
import type { ByActor, Fields } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'
import { isMember } from '#catalog/sellers/seller-members.queries.server.ts'
import { refreshSellerRatings } from '#catalog/products/review-figures.commands.server.ts'
import { marketplaceProducts, marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'

type SellerRow = typeof marketplaceSellers.$inferSelect

interface SellerStatusChange extends ByActor {
  id: string
  /** The version of the seller when the page was rendered. */
  version: number
}

/** `own`: members may not decide on their own seller. `not_allowed`: the seller already has this status. */
export type SellerStatusOutcome = 'done' | 'missing' | 'changed' | 'own' | 'not_allowed'

interface Reason {
  /** The reason, which is mailed to the members of the seller. */
  reason: string
  /** A note for staff, stored only in the audit log. */
  note?: string
}

interface Verification {
  verifiedSince: string
  /** The names of the checks that the seller passed. */
  checks: readonly string[]
  /** The seller's evidence for the checks, and a note. Only the audit log stores them. */
  evidence: string
  note: string
}

/**
 * Marks the seller as verified (product: dashboard 49). A repeated verification replaces the date and the
 * checks.
 */
export function verifySeller(
  db: Database,
  { verifiedSince, checks, evidence, note, ...change }: SellerStatusChange & Verification,
): Promise<SellerStatusOutcome> {
  return changeSeller(db, change, async (tx, seller) => {
    const verified = { isVerified: true, verifiedSince, checks: [...checks] }
    await edit(tx, change, verified)
    await recordChange(tx, change, 'sellers.verify', ['seller', change.id], {
      before: verificationOf(seller),
      after: { ...verificationOf(verified), evidence, ...(note !== '' && { note }) },
    })
    return 'done'
  })
}

export function unverifySeller(
  db: Database,
  { reason, note = '', ...change }: SellerStatusChange & Reason,
): Promise<SellerStatusOutcome> {
  return changeSeller(db, change, async (tx, seller) => {
    if (!seller.isVerified) return 'not_allowed'
    const unverified = { isVerified: false, verifiedSince: null, checks: [] }
    await edit(tx, change, unverified)
    await recordChange(tx, change, 'sellers.verify', ['seller', change.id], {
      before: verificationOf(seller),
      after: { ...verificationOf(unverified), reason, ...(note !== '' && { note }) },
    })
    return 'done'
  })
}

/** Hides the seller and its products, and records which products were shown (product: dashboard 50). */
export function suspendSeller(
  db: Database,
  { reason, note = '', ...change }: SellerStatusChange & Reason,
): Promise<SellerStatusOutcome> {
  return changeSeller(db, change, async (tx, seller) => {
    if (seller.suspendedAt) return 'not_allowed'
    await edit(tx, change, { suspendedAt: change.now, suspendedReason: reason })
    const after = { suspended: true, reason, ...(note !== '' && { note }) }
    await showProducts(tx, change, false, { before: { suspended: false }, after })
    return 'done'
  })
}

/** Reinstates the seller, and shows exactly the products that the suspension hid. */
export function reinstateSeller(db: Database, change: SellerStatusChange): Promise<SellerStatusOutcome> {
  return changeSeller(db, change, async (tx, seller) => {
    const { suspendedAt, suspendedReason } = seller
    if (!suspendedAt) return 'not_allowed'
    await edit(tx, change, { suspendedAt: null, suspendedReason: null })
    const before = { suspended: true, reason: suspendedReason }
    await showProducts(tx, change, true, { before, after: { suspended: false } })
    await refreshSellerRatings(tx, [change.id])
    return 'done'
  })
}

/**
 * Locks the seller and runs `work`, unless the seller has another version or the actor is one of its members.
 */
function changeSeller(
  db: Database,
  { id, version, actor }: SellerStatusChange,
  work: (tx: Database, seller: SellerRow) => Promise<SellerStatusOutcome>,
): Promise<SellerStatusOutcome> {
  return db.transaction(async (tx) => {
    const [seller] = await tx
      .select()
      .from(marketplaceSellers)
      .where(eq(marketplaceSellers.id, id))
      .for('update')
    if (!seller) return 'missing'
    if (await isMember(tx, actor, id)) return 'own'
    return seller.version === version ? work(tx, seller) : 'changed'
  })
}

async function edit(
  tx: Database,
  { id, version, now }: SellerStatusChange,
  columns: Partial<SellerRow>,
): Promise<void> {
  await tx
    .update(marketplaceSellers)
    .set({ ...columns, version: version + 1, updatedAt: now })
    .where(eq(marketplaceSellers.id, id))
}

function verificationOf(seller: Pick<SellerRow, 'isVerified' | 'verifiedSince' | 'checks'>): Fields {
  const { isVerified, verifiedSince, checks } = seller
  return { verified: isVerified, verifiedSince, checks: checks.join('\n') }
}

/** Shows or hides the products of the seller, and logs the change of the seller and of each product. */
async function showProducts(
  tx: Database,
  change: SellerStatusChange,
  isShown: boolean,
  sides: { before: Fields; after: Fields },
): Promise<void> {
  const { id, actor, now } = change
  const { sellerId, isActive, suspendedAt, version } = marketplaceProducts
  const products = await tx
    .update(marketplaceProducts)
    .set({
      isActive: isShown,
      suspendedAt: isShown ? null : now,
      version: sql`${version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(sellerId, id), isShown ? isNotNull(suspendedAt) : isActive))
    .returning({ id: marketplaceProducts.id })
  const entryId = randomUUID()
  await recordChange(tx, { entryId, actor, now }, 'sellers.suspend', ['seller', id], sides)
  for (const product of products) {
    const shown = { before: { shown: !isShown }, after: { shown: isShown } }
    await recordChange(
      tx,
      { actor, now, parentId: entryId },
      'sellers.suspend',
      ['product', product.id],
      shown,
    )
  }
}

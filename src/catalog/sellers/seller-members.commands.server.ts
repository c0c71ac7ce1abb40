import { and, eq } from 'drizzle-orm'
import type { SellerRole } from '#account/staff/roles.ts'
import { recordChange } from '#audit/audit.commands.server.ts'
import type { ByActor } from '#audit/audit.ts'
import { isOnlyAdmin } from '#catalog/sellers/seller-members.queries.server.ts'
import { sellerMembers } from '#catalog/sellers/seller-members.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { err, ok, type Result } from '#lib/result.ts'

export interface MemberChange extends ByActor {
  sellerId: string
  userId: string
}

export type MemberError = 'own_roles' | 'only_admin' | 'not_found'

/** Adds a member to a seller, in the transaction that accepts an invitation or an application. */
export async function addMember(
  tx: Database,
  { role, ...change }: MemberChange & { role: SellerRole },
): Promise<void> {
  const { sellerId, userId, now } = change
  const before = await memberRole(tx, change)
  await tx
    .insert(sellerMembers)
    .values({ sellerId, userId, role, since: now })
    .onConflictDoUpdate({ target: [sellerMembers.sellerId, sellerMembers.userId], set: { role } })
  await record(tx, change, 'members.add', before, role)
}

/**
 * Changes the role of a member, or removes the member. Nobody can change their own role, and each seller
 * needs an admin (product: dashboard 13, 17).
 */
export async function setMemberRole(
  db: Database,
  { role, ...change }: MemberChange & { role: SellerRole | null },
): Promise<Result<null, MemberError>> {
  const { actor, sellerId, userId } = change
  if (actor.kind === 'account' && actor.accountId === userId) return err('own_roles')
  const member = and(eq(sellerMembers.sellerId, sellerId), eq(sellerMembers.userId, userId))
  return db.transaction(async (tx) => {
    // Runs before the row is locked, because all code takes these two locks in this order.
    if (role !== 'admin' && (await isOnlyAdmin(tx, userId, sellerId))) return err('only_admin')
    const before = await memberRole(tx, change)
    if (before === null) return err('not_found')
    if (role === null) await tx.delete(sellerMembers).where(member)
    else await tx.update(sellerMembers).set({ role }).where(member)
    await record(tx, change, role === null ? 'members.remove' : 'members.change-role', before, role)
    return ok(null)
  })
}

async function memberRole(
  tx: Database,
  { sellerId, userId }: Pick<MemberChange, 'sellerId' | 'userId'>,
): Promise<SellerRole | null> {
  const [found] = await tx
    .select({ role: sellerMembers.role })
    .from(sellerMembers)
    .where(and(eq(sellerMembers.sellerId, sellerId), eq(sellerMembers.userId, userId)))
    .for('update')
  return found?.role ?? null
}

async function record(
  tx: Database,
  { actor, sellerId, userId, now }: MemberChange,
  action: string,
  before: SellerRole | null,
  after: SellerRole | null,
): Promise<void> {
  if (before === after) return
  await recordChange(tx, { actor, now }, action, ['account', userId], {
    // Only differences are stored, so the seller of a changed role is named on one side.
    before: before === null ? null : { role: before, ...(after === null && { sellerId }) },
    after: after === null ? null : { role: after, sellerId },
  })
}

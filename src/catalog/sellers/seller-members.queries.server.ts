import { and, asc, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm'
import { users } from '#account/session/account.tables.server.ts'
import type { Actor } from '#audit/audit.ts'
import type { SellerMembership } from '#account/staff/roles.ts'
import { sellerMembers } from '#catalog/sellers/seller-members.tables.server.ts'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { maxCounted } from '#lib/max-counted.ts'
import { containing } from '#lib/search-terms.ts'

export async function membershipsOf(db: Database, userId: string): Promise<SellerMembership[]> {
  return db
    .select({ sellerId: sellerMembers.sellerId, role: sellerMembers.role })
    .from(sellerMembers)
    .where(eq(sellerMembers.userId, userId))
}

/** Whether the actor is a member of the seller. Members may not decide on their own seller (product: dashboard 2). */
export async function isMember(db: Database, actor: Actor, sellerId: string): Promise<boolean> {
  if (actor.kind !== 'account') return false
  const memberships = await membershipsOf(db, actor.accountId)
  return memberships.some((membership) => membership.sellerId === sellerId)
}

/**
 * Whether this account is the only admin of the given seller, or of any seller (product: dashboard 17). Locks
 * the admins, so that two of them cannot leave at the same time.
 */
export async function isOnlyAdmin(tx: Database, userId: string, sellerId?: string): Promise<boolean> {
  const isAdmin = eq(sellerMembers.role, 'admin')
  const own = tx
    .select({ id: sellerMembers.sellerId })
    .from(sellerMembers)
    .where(
      and(
        isAdmin,
        eq(sellerMembers.userId, userId),
        sellerId === undefined ? undefined : eq(sellerMembers.sellerId, sellerId),
      ),
    )
  const admins = await tx
    .select({ sellerId: sellerMembers.sellerId, userId: sellerMembers.userId })
    .from(sellerMembers)
    .where(and(isAdmin, inArray(sellerMembers.sellerId, own)))
    .orderBy(asc(sellerMembers.sellerId), asc(sellerMembers.userId))
    .for('update')
  const sellers = new Set(admins.map(({ sellerId }) => sellerId))
  return [...sellers].some((id) => !admins.some((admin) => admin.sellerId === id && admin.userId !== userId))
}

export async function sellerName(db: Database, sellerId: string): Promise<string | null> {
  const [found] = await db
    .select({ name: marketplaceSellers.name })
    .from(marketplaceSellers)
    .where(eq(marketplaceSellers.id, sellerId))
  return found?.name ?? null
}

export async function sellerNames(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { id, name } = marketplaceSellers
  const rows = await db
    .select({ id, name })
    .from(marketplaceSellers)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row.name]))
}

export interface MemberFilter {
  /** The sellers whose members are listed, or `null` for all sellers. */
  sellerIds: readonly string[] | null
  userId?: string
  /** A part of a name or an email. */
  term?: string
}

export const memberSorts = ['seller', '-seller', 'name', '-name', '-since', 'since'] as const
export type MemberSort = (typeof memberSorts)[number]

/** Lists members, by default sorted by seller and name. */
export async function listMembers(
  db: Database,
  filter: MemberFilter,
  { limit = 500, offset = 0, sort = 'seller' }: { limit?: number; offset?: number; sort?: MemberSort } = {},
) {
  const seller = marketplaceSellers.name
  const { since } = sellerMembers
  const orders: Record<MemberSort, SQL[]> = {
    seller: [asc(seller), asc(users.name)],
    '-seller': [desc(seller), asc(users.name)],
    name: [asc(users.name)],
    '-name': [desc(users.name)],
    '-since': [desc(since)],
    since: [asc(since)],
  }
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      sellerId: sellerMembers.sellerId,
      seller: marketplaceSellers.name,
      role: sellerMembers.role,
      since: sellerMembers.since,
      hasSecondFactor: users.twoFactorEnabled,
    })
    .from(sellerMembers)
    .innerJoin(users, eq(users.id, sellerMembers.userId))
    .innerJoin(marketplaceSellers, eq(marketplaceSellers.id, sellerMembers.sellerId))
    .where(membersWithin(filter))
    .orderBy(...orders[sort], asc(users.id), asc(sellerMembers.sellerId))
    .limit(limit)
    .offset(offset)
}

export type SellerMember = Awaited<ReturnType<typeof listMembers>>[number]

/** Counts matching members, at most one more than the maximum shown. */
export function countMembers(db: Database, filter: MemberFilter): Promise<number> {
  const rows = db
    .select({ one: sql`1` })
    .from(sellerMembers)
    .innerJoin(users, eq(users.id, sellerMembers.userId))
    .where(membersWithin(filter))
    .limit(maxCounted + 1)
  return db.$count(rows.as('counted'))
}

function membersWithin({ sellerIds, userId, term = '' }: MemberFilter): SQL | undefined {
  const part = containing(term)
  return and(
    sellerIds === null ? undefined : inArray(sellerMembers.sellerId, [...sellerIds]),
    userId === undefined ? undefined : eq(sellerMembers.userId, userId),
    term === '' ? undefined : or(ilike(users.name, part), ilike(users.email, part)),
  )
}

/** Lists sellers to choose from, sorted by name. `null` lists all sellers. */
export async function sellerChoices(
  db: Database,
  sellerIds: readonly string[] | null,
): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: marketplaceSellers.id, name: marketplaceSellers.name })
    .from(marketplaceSellers)
    .where(sellerIds === null ? undefined : inArray(marketplaceSellers.id, [...sellerIds]))
    .orderBy(asc(marketplaceSellers.name))
}

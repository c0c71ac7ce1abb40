import { eq } from 'drizzle-orm'
import type { SellerMembership } from '#account/roles.ts'
import { sellerMembers } from '#catalogue/members/seller-members.tables.server.ts'
import { marketplaceSellers } from '#catalogue/marketplace.tables.server.ts'
import type { Database } from '#db/database.server.ts'

export async function membershipsOf(db: Database, userId: string): Promise<SellerMembership[]> {
  return db
    .select({ sellerId: sellerMembers.sellerId, role: sellerMembers.role })
    .from(sellerMembers)
    .where(eq(sellerMembers.userId, userId))
}

export async function sellerName(db: Database, sellerId: string): Promise<string | null> {
  const [found] = await db
    .select({ name: marketplaceSellers.name })
    .from(marketplaceSellers)
    .where(eq(marketplaceSellers.id, sellerId))
  return found?.name ?? null
}

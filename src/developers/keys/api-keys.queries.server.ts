import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import type { ApiKey } from '#developers/keys/api-key.ts'
import { apiKeys } from '#developers/keys/api-keys.tables.server.ts'
import { hashOfKey } from '#developers/keys/key-secret.server.ts'

/** The valid keys of these sellers, newest first. */
export async function listKeys(db: Database, sellerIds: readonly string[]): Promise<ApiKey[]> {
  if (sellerIds.length === 0) return []
  const { id, sellerId, name, hint, scopes, createdAt, lastUsedAt } = apiKeys
  return db
    .select({ id, sellerId, seller: marketplaceSellers.name, name, hint, scopes, createdAt, lastUsedAt })
    .from(apiKeys)
    .innerJoin(marketplaceSellers, eq(marketplaceSellers.id, sellerId))
    .where(and(inArray(sellerId, [...sellerIds]), isNull(apiKeys.revokedAt)))
    .orderBy(desc(createdAt), id)
}

/** Finds a key that is not revoked, or returns `null`. */
export async function findKey(db: Database, key: string) {
  const { id, sellerId, scopes, lastUsedAt } = apiKeys
  const [found] = await db
    .select({ id, sellerId, scopes, lastUsedAt })
    .from(apiKeys)
    .where(and(eq(apiKeys.hash, hashOfKey(key)), isNull(apiKeys.revokedAt)))
  return found ?? null
}

export async function keysMadeBy(db: Database, userId: string) {
  const { sellerId, name, scopes, createdAt, revokedAt } = apiKeys
  return db
    .select({ sellerId, name, scopes, createdAt, revokedAt })
    .from(apiKeys)
    .where(eq(apiKeys.createdBy, userId))
    .orderBy(createdAt)
}

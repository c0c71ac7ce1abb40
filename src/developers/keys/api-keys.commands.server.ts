import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { actingAccount, type Actor, type ByActor } from '#audit/audit.ts'
import { recordChange } from '#audit/audit.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import { maxKeys, type Scope } from '#developers/keys/api-key.ts'
import { apiKeys } from '#developers/keys/api-keys.tables.server.ts'
import { newApiKey } from '#developers/keys/key-secret.server.ts'
import { err, ok, type Result } from '#lib/result.ts'

const action = 'developers.manage'
const noticeEvery = 60_000

interface NewKey extends ByActor {
  sellerId: string
  name: string
  scopes: Scope[]
}

/** Creates a key and returns it. The key cannot be read again (product: developers 1). */
export async function createKey(
  db: Database,
  { actor, sellerId, name, scopes, now }: NewKey,
): Promise<Result<string, 'too_many'>> {
  const { key, hash, hint } = newApiKey()
  const createdBy = actingAccount(actor)
  return db.transaction(async (tx) => {
    // The lock keeps simultaneous requests from exceeding the maximum together.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`api keys ${sellerId}`}, 0))`)
    const own = and(eq(apiKeys.sellerId, sellerId), isNull(apiKeys.revokedAt))
    if ((await tx.$count(apiKeys, own)) >= maxKeys) return err('too_many')
    const [made] = await tx
      .insert(apiKeys)
      .values({ sellerId, name, scopes, hash, hint, createdBy, createdAt: now })
      .returning({ id: apiKeys.id })
    if (!made) throw new Error('The key was not stored')
    const after = { seller: sellerId, name, hint, scopes }
    await recordChange(tx, { actor, now }, action, ['api_key', made.id], { before: null, after })
    return ok(key)
  })
}

/** Revokes a key at once. Does nothing if it is already revoked. */
export async function revokeKey(
  db: Database,
  { actor, id, now }: { actor: Actor; id: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [revoked] = await tx
      .update(apiKeys)
      .set({ revokedAt: now })
      .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
      .returning({ name: apiKeys.name })
    if (!revoked) return
    const [before, after] = [{ revoked: false }, { revoked: true }]
    await recordChange(tx, { actor, now }, action, ['api_key', id], { before, after })
  })
}

/** Records the use of a key, at most once a minute. */
export async function noteKeyUse(db: Database, id: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - noticeEvery)
  const isOld = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before))
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), isOld))
}

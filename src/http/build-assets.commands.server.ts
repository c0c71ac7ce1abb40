import { lt, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { buildAssets, type BuildAsset } from '#http/build-assets.tables.server.ts'

/** Says that a build with these files is in use. */
export async function storeBuildAssets(
  db: Database,
  assets: readonly BuildAsset[],
  now: Date,
): Promise<void> {
  if (assets.length === 0) return
  await db
    .insert(buildAssets)
    .values(assets.map((asset) => ({ ...asset, lastUsedAt: now })))
    .onConflictDoUpdate({
      target: buildAssets.path,
      set: { lastUsedAt: sql`greatest(${buildAssets.lastUsedAt}, excluded.last_used_at)` },
    })
}

export async function deleteOldAssets(db: Database, unusedSince: Date): Promise<void> {
  await db.delete(buildAssets).where(lt(buildAssets.lastUsedAt, unusedSince))
}

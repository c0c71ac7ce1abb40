import { lt, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { buildAssets, type BuildAsset } from '#http/assets/build-assets.tables.server.ts'

/**
 * The hours for which the files of a build are stored after their last report. A process reports its build
 * about every hour, so files stay at least two days after its last process ended.
 */
export const unusedAssetHours = 50

/**
 * Records that a build with these files is in use. Writes nothing if a process reported it in the last half
 * hour.
 */
export async function storeBuildAssets(
  db: Database,
  assets: readonly BuildAsset[],
  now: Date,
): Promise<void> {
  if (assets.length === 0) return
  const { path, lastUsedAt } = buildAssets
  await db
    .insert(buildAssets)
    .values(assets.map((asset) => ({ ...asset, lastUsedAt: now })))
    .onConflictDoUpdate({
      target: path,
      set: { lastUsedAt: now },
      setWhere: sql`${lastUsedAt} < excluded.last_used_at - interval '30 minutes'`,
    })
}

export async function deleteOldAssets(db: Database, unusedSince: Date): Promise<void> {
  await db.delete(buildAssets).where(lt(buildAssets.lastUsedAt, unusedSince))
}

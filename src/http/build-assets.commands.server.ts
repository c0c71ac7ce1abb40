import { and, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { buildAssets, type BuildAsset } from '#http/build-assets.tables.server.ts'

const recentMilliseconds = 30 * 60_000
/** Two days after a process has ended, which may have said so an hour and a half before. */
export const unusedAssetHours = 50

/**
 * Says that a build with these files is in use. Nothing is written of what another process has said so of late:
 * processes that start together would wait for each other.
 */
export async function storeBuildAssets(
  db: Database,
  assets: readonly BuildAsset[],
  now: Date,
): Promise<void> {
  const { path, lastUsedAt } = buildAssets
  const recently = new Date(now.getTime() - recentMilliseconds)
  const paths = assets.map((asset) => asset.path)
  const found = await db
    .select({ path })
    .from(buildAssets)
    .where(and(inArray(path, paths), gt(lastUsedAt, recently)))
  const recent = new Set(found.map((asset) => asset.path))
  const others = assets.filter((asset) => !recent.has(asset.path))
  if (others.length === 0) return
  await db
    .insert(buildAssets)
    .values(others.map((asset) => ({ ...asset, lastUsedAt: now })))
    .onConflictDoUpdate({
      target: path,
      set: { lastUsedAt: sql`greatest(${lastUsedAt}, excluded.last_used_at)` },
    })
}

export async function deleteOldAssets(db: Database, unusedSince: Date): Promise<void> {
  await db.delete(buildAssets).where(lt(buildAssets.lastUsedAt, unusedSince))
}

import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { buildAssets, type BuildAsset } from '#http/assets/build-assets.tables.server.ts'

export async function buildAssetPaths(db: Database): Promise<ReadonlySet<string>> {
  const found = await db.select({ path: buildAssets.path }).from(buildAssets)
  return new Set(found.map(({ path }) => path))
}

export async function buildAssetAt(db: Database, address: string): Promise<BuildAsset | null> {
  const { path, body, isBrotli } = buildAssets
  const [found] = await db.select({ path, body, isBrotli }).from(buildAssets).where(eq(path, address))
  return found ?? null
}

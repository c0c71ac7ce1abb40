import { brotliDecompressSync } from 'node:zlib'
import type { CachedResponse } from '#http/cached-response.server.ts'
import { storeBuildAssets } from '#http/build-assets.commands.server.ts'
import { buildAssetAt } from '#http/build-assets.queries.server.ts'
import type { BuildAsset } from '#http/build-assets.tables.server.ts'
import type { ServerContext } from '#http/server-context.server.ts'
import { composeFile, type StaticFiles } from '#http/static-files.server.ts'

const second = 1_000
const hour = 60 * 60 * second
/** Two days after a process has ended, which may have said so an hour before. */
export const unusedAssetHours = 49

/**
 * Stores the hashed files of this build for the browsers that will still have it open, and says each hour that it runs.
 * Returns how to stop. Begins at a moment of its own, since processes that start together have the same files.
 */
export function shareAssets(
  { db, clock, log }: Pick<ServerContext, 'db' | 'clock' | 'log'>,
  files: StaticFiles,
): () => void {
  const share = () =>
    storeBuildAssets(db, assetsOf(files), clock()).catch((error: unknown) =>
      log.warn({ err: error }, 'assets of this build not stored for later, trying again in an hour'),
    )
  const timers = [setTimeout(share, (5 + 25 * Math.random()) * second), setInterval(share, hour)]
  for (const timer of timers) timer.unref()
  return () => {
    for (const timer of timers) clearTimeout(timer)
  }
}

export function assetsOf(files: StaticFiles): BuildAsset[] {
  return [...files].flatMap(([path, file]) => (path.startsWith('/assets/') ? [toAsset(path, file)] : []))
}

function toAsset(path: string, { sendings: { br, identity } }: CachedResponse): BuildAsset {
  return { path, body: br.body ?? new Uint8Array(), isBrotli: br.body !== identity.body }
}

/** A hashed file of another build (product: quality 24). */
export async function findSharedAsset(
  { reads, environment }: Pick<ServerContext, 'reads' | 'environment'>,
  path: string,
): Promise<CachedResponse | null> {
  const found = await reads.run('build_asset', (db) => buildAssetAt(db, path))
  if (!found) return null
  const body = new Uint8Array(found.body)
  const bodies = found.isBrotli
    ? { identity: new Uint8Array(brotliDecompressSync(body)), br: body }
    : { identity: body }
  return composeFile(path, bodies, environment.PUBLIC_URL)
}

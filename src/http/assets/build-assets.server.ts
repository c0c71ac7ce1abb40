import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { storeBuildAssets } from '#http/assets/build-assets.commands.server.ts'
import { type BuildAsset, buildAssets } from '#http/assets/build-assets.tables.server.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'
import { isCompressed, toFile, type StaticFile, type StaticFiles } from '#http/assets/static-files.server.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'

const minute = 60_000
const hour = 60 * minute
/**
 * The maximum time for which a starting store waits until its files are stored. After that, it starts without
 * them.
 */
const startMilliseconds = 2_000
/** The time for which a list of existing file names is reused. */
const namesMilliseconds = 250
const heldAssets = {
  max: 500,
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ plain, brotli }: SharedAsset) => plain.body.length + (brotli?.body.length ?? 0) + 1024,
}

interface SharedAsset {
  plain: StaticFile
  brotli: StaticFile | null
}

/**
 * Stores the hashed files of this build for browsers that reach another process or still have this build open
 * after an update. Reports every hour that the build is in use.
 */
export async function shareAssets(
  { db, clock, log, stopping }: Pick<ServerContext, 'db' | 'clock' | 'log' | 'stopping'>,
  files: StaticFiles,
): Promise<void> {
  const assets = assetsOf(files)
  async function share(): Promise<void> {
    let untilNext = hour
    await storeBuildAssets(db, assets, clock()).catch((error: unknown) => {
      untilNext = minute
      log.warn({ err: error }, 'could not store the files of this build, retrying')
    })
    setTimeout(() => stopping.aborted || void share(), untilNext).unref()
  }
  await Promise.race([share(), pause(startMilliseconds)])
}

export function assetsOf(files: StaticFiles): BuildAsset[] {
  const assets = [...files].filter(([path]) => path.startsWith('/assets/') && !isCompressed(path))
  return assets.map(([path, plain]) => {
    const compressed = files.get(`${path}.br`)
    return { path, body: (compressed ?? plain).body, isBrotli: compressed !== undefined }
  })
}

/**
 * Finds hashed files of other builds (product: quality 24, 25). File names are read after the request
 * arrives, because a new build may just have stored its files. Requests within a short time share one read.
 */
export function sharedAssets({ db }: Pick<ServerContext, 'db'>) {
  const held = new LRUCache<string, SharedAsset>(heldAssets)
  let paths: ReadonlySet<string> = new Set()
  let reading: Promise<ReadonlySet<string>> | undefined
  let nextAt = 0

  async function readPaths(): Promise<ReadonlySet<string>> {
    await pause(Math.max(0, nextAt - performance.now()))
    nextAt = performance.now() + namesMilliseconds
    reading = undefined
    paths = await buildAssetPaths(db)
    return paths
  }

  async function read(path: string): Promise<SharedAsset | null> {
    if (!paths.has(path) && !(await (reading ??= readPaths())).has(path)) return null
    const found = await buildAssetAt(db, path)
    if (!found) return null
    const { body, isBrotli } = found
    const asset = isBrotli
      ? { plain: toFile(brotliDecompressSync(body)), brotli: toFile(body) }
      : { plain: toFile(body), brotli: null }
    held.set(path, asset)
    return asset
  }

  /**
   * Finds a file by its address. An address that ends in `.br` is the compressed copy. Other compressions are
   * not stored.
   */
  return async function find(address: string): Promise<StaticFile | null> {
    const path = address.replace(/\.br$/, '')
    if (isCompressed(path)) return null
    const asset = held.get(path) ?? (await read(path))
    return (path === address ? asset?.plain : asset?.brotli) ?? null
  }
}

async function buildAssetPaths(db: Database): Promise<ReadonlySet<string>> {
  const found = await db.select({ path: buildAssets.path }).from(buildAssets)
  return new Set(found.map(({ path }) => path))
}

async function buildAssetAt(db: Database, address: string): Promise<BuildAsset | null> {
  const { path, body, isBrotli } = buildAssets
  const [found] = await db.select({ path, body, isBrotli }).from(buildAssets).where(eq(path, address))
  return found ?? null
}

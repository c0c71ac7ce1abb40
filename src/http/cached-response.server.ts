import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export interface CachedPage {
  status: number
  headers: ReadonlyArray<readonly [string, string]>
  etag: string
  bodies: { identity: Buffer; br: Buffer; gzip: Buffer }
  /** Milliseconds since the epoch after which it is rendered again; `Infinity` for until the catalogue changes. */
  freshUntil: number
}

export type PageCache = ReturnType<typeof createPageCache>

/** Pages in memory, each rendered and compressed once. The least recently used are evicted first. */
export function createPageCache({ maxBytes }: { maxBytes: number }) {
  const pages = new Map<string, CachedPage>()
  let bytes = 0
  let generation = 0

  function drop(key: string): void {
    const page = pages.get(key)
    if (!page) return
    pages.delete(key)
    bytes -= size(page)
  }

  return {
    get(key: string, now: number): CachedPage | undefined {
      const page = pages.get(key)
      if (!page) return undefined
      pages.delete(key)
      if (page.freshUntil <= now) {
        bytes -= size(page)
        return undefined
      }
      pages.set(key, page)
      return page
    },
    /** A page whose rendering began before the last `clear` is not cached: it may show outdated data. */
    set(key: string, page: CachedPage, renderedInGeneration: number): void {
      if (renderedInGeneration !== generation) return
      drop(key)
      pages.set(key, page)
      bytes += size(page)
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break
        drop(oldest)
      }
    },
    clear(): void {
      generation += 1
      pages.clear()
      bytes = 0
    },
    get generation(): number {
      return generation
    },
    get size(): number {
      return pages.size
    },
  }
}

/** Compresses a rendered response for the cache. */
export async function toCachedPage(response: Response, freshUntil: number): Promise<CachedPage> {
  const identity = Buffer.from(await response.arrayBuffer())
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    compressGzip(identity),
  ])
  return {
    status: response.status,
    headers: [...response.headers],
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { identity, br, gzip: gzipped },
    freshUntil,
  }
}

function size(page: CachedPage): number {
  return page.bodies.identity.length + page.bodies.br.length + page.bodies.gzip.length + 512
}

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, type BrotliOptions } from 'node:zlib'
import type { Context } from 'hono'
import type { Countable } from '#http/daily-counts.ts'
import { preferredEncoding, type Encoding } from '#http/encodings.server.ts'
import { etagOf, namesEtag } from '#http/etag.server.ts'
import { createTurns } from '#lib/turns.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A response that is the same for everybody, in every encoding that it is sent in. */
export interface CachedResponse {
  status: number
  headers: ReadonlyArray<readonly [string, string]>
  etag: string
  bodies: Record<Encoding, Uint8Array<ArrayBuffer>>
  /** Milliseconds since the epoch after which it is made again; `Infinity` until the catalogue changes. */
  freshUntil: number
  /** What counts one each time that it is sent. */
  counted?: readonly Countable[]
}

/** Reads and compresses a response. */
export async function toCachedResponse(response: Response, freshUntil: number): Promise<CachedResponse> {
  const identity = new Uint8Array(await response.arrayBuffer())
  const { br, gzip: gzipped } = await compress(identity)
  return {
    status: response.status,
    headers: [...response.headers],
    etag: etagOf(identity),
    bodies: { identity, br, gzip: gzipped },
    freshUntil,
  }
}

/** One body at a time: each encoder takes megabytes. */
const inTurn = createTurns(1)

function compress(body: Uint8Array): Promise<Pick<CachedResponse['bodies'], 'br' | 'gzip'>> {
  return inTurn(async () => ({
    // zlib returns a view of a larger buffer, which the cache would keep alive with the view.
    br: new Uint8Array(await compressBrotli(body, brotliOptions(body.length))),
    gzip: new Uint8Array(await compressGzip(body)),
  }))
}

/** A window of 256 kB holds a whole page; the default of 4 MB costs memory for nothing. */
function brotliOptions(size: number): BrotliOptions {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
  return { params: { [BROTLI_PARAM_QUALITY]: 6, [BROTLI_PARAM_LGWIN]: 18, [BROTLI_PARAM_SIZE_HINT]: size } }
}

/** Memory that a cached response holds: its buffers, its headers and the objects around them. */
export function bytesOf({ headers, bodies }: CachedResponse): number {
  const buffers = Object.values(bodies).map(({ buffer }) => buffer.byteLength)
  const texts = headers.map(([name, value]) => 2 * (name.length + value.length))
  return [...buffers, ...texts].reduce((sum, size) => sum + size, 2048)
}

/** Compressed as the client accepts, or `304` if it has this version already. */
export function sendCached(c: Context, cached: CachedResponse): Response {
  const headers = new Headers(cached.headers.map(([name, value]) => [name, value]))
  headers.set('etag', cached.etag)
  if (cached.status === 200 && namesEtag(c.req.header('if-none-match'), cached.etag)) {
    return new Response(null, { status: 304, headers })
  }
  const encoding = preferredEncoding(c.req.header('accept-encoding'))
  const body = cached.bodies[encoding]
  if (encoding !== 'identity') headers.set('content-encoding', encoding)
  headers.set('content-length', String(body.length))
  const isEmpty = c.req.method === 'HEAD' || cached.status === 204 || cached.status === 304
  return new Response(isEmpty ? null : body, { status: cached.status, headers })
}

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { Countable } from '#http/daily-counts/daily-counts.ts'
import { namesEtag, preferredEncoding, type Encoding } from '#http/negotiation.server.ts'
import pLimit from 'p-limit'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

type Bytes = Uint8Array<ArrayBuffer>

/** Browsers store the response, but revalidate it on each use. */
export const askEachTime = 'public, max-age=0, must-revalidate'

/** A response that is the same for everybody, with everything needed to send it. */
export interface CachedResponse {
  content: 'page' | 'api'
  route: string
  /** The pattern of the page, which traces need because one route answers all pages. */
  pageRoute?: string | undefined
  status: number
  /** All headers except the request id and those that depend on the encoding. */
  headers: Readonly<Record<string, string>> & { etag: string }
  bodies: Readonly<Record<Encoding, Bytes>>
  /** Events that are counted each time the response is sent. */
  counted: readonly Countable[]
}

/** A 256 kB window covers a whole page. The default of 4 MB would waste memory. */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 18 }
/** Bodies are compressed one at a time, because each encoder takes megabytes. */
const inTurn = pLimit(1)

export function compress(encoding: Exclude<Encoding, 'identity'>, body: Bytes): Promise<Bytes> {
  const params = { ...brotliParams, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return inTurn(async () => {
    const made = encoding === 'br' ? compressBrotli(body, { params }) : compressGzip(body)
    // zlib returns a view of a larger buffer, which would stay in memory as long as the view is cached.
    return new Uint8Array(await made)
  })
}

/** The memory of a cached response and its key: bodies, headers and object overhead. */
export function bytesOf(
  { bodies, headers }: Pick<CachedResponse, 'bodies' | 'headers'>,
  key: string,
): number {
  const texts = Object.entries(headers).flat().join('') + key
  return Object.values(bodies).reduce((sum, { byteLength }) => sum + byteLength, 2 * texts.length + 4096)
}

/** Picks the encoding that the client accepts, or a 304 if the client already has this version. */
export function sendingFor(
  { status, headers, bodies }: CachedResponse,
  ifNoneMatch: string | undefined,
  acceptEncoding: string | undefined,
) {
  if (status === 200 && namesEtag(ifNoneMatch, headers.etag)) return { status: 304, headers, body: null }
  const encoding = preferredEncoding(acceptEncoding)
  const body = bodies[encoding]
  const encoded = encoding !== 'identity' && { 'content-encoding': encoding }
  return { status, headers: { ...headers, ...encoded, 'content-length': String(body.length) }, body }
}

/** Creates a response to a request that went through the app. */
export function toResponse({ req }: Context, cached: CachedResponse): Response {
  const { status, headers, body } = sendingFor(
    cached,
    req.header('if-none-match'),
    req.header('accept-encoding'),
  )
  const isEmpty = req.method === 'HEAD' || status === 204
  return new Response(isEmpty ? null : body, { status, headers })
}

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { Countable } from '#http/daily-counts.ts'
import { namesEtag, preferredEncoding, type Encoding } from '#http/negotiation.server.ts'
import { createTurns } from '#lib/turns.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

type Bytes = Uint8Array<ArrayBuffer>

/** One way in which a response is sent. */
interface Sending {
  status: number
  /** Names and values in turn, as Node writes them; all but the id of the request. */
  headers: readonly string[]
  body: Bytes | null
}

/** A response that is the same for everybody, ready to be sent in each encoding and to who has it already. */
export interface CachedResponse {
  content: 'page' | 'api' | 'file'
  /** The pattern of its route, for the metrics. */
  route: string
  sendings: Record<Encoding, Sending> & { unchanged: Sending | null }
  etag: string
  /** What counts one each time that it is sent. */
  counted: readonly Countable[]
}

/** A body as it is, and as it was compressed. */
export type Bodies = { identity: Bytes } & Partial<Record<Encoding, Bytes>>

type Composed = Pick<CachedResponse, 'content' | 'route' | 'counted'> & Pick<Response, 'status' | 'headers'>

/** Composes once all that will be sent. Who accepts an encoding that there is no body of gets the plain one. */
export function composeResponse({ status, headers, ...about }: Composed, bodies: Bodies): CachedResponse {
  const hash = createHash('sha256').update(bodies.identity).digest('base64url')
  const etag = `"${hash.slice(0, 22)}"`
  headers.set('etag', etag)

  function sending(encoding: Encoding): Sending {
    const body = bodies[encoding]
    if (!body) return sending('identity')
    const own = new Headers(headers)
    if (encoding !== 'identity') own.set('content-encoding', encoding)
    own.set('content-length', String(body.length))
    return { status, headers: [...own].flat(), body }
  }

  const unchanged = status === 200 ? { status: 304, headers: [...headers].flat(), body: null } : null
  return {
    ...about,
    etag,
    sendings: { identity: sending('identity'), br: sending('br'), gzip: sending('gzip'), unchanged },
  }
}

/** A window of 256 kB holds a whole page; the default of 4 MB costs memory for nothing. */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 18 }
/** One body at a time: each encoder takes megabytes. */
const inTurn = createTurns(1)

export function compress(encoding: Exclude<Encoding, 'identity'>, body: Bytes): Promise<Bytes> {
  const params = { ...brotliParams, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return inTurn(async () => {
    const made = encoding === 'br' ? compressBrotli(body, { params }) : compressGzip(body)
    // zlib returns a view of a larger buffer, which the cache would keep alive with the view.
    return new Uint8Array(await made)
  })
}

/** Memory that a cached response holds: its buffers, its headers and the objects around them. */
export function bytesOf({ sendings }: Pick<CachedResponse, 'sendings'>): number {
  const buffers = new Set(Object.values(sendings).flatMap((each) => each?.body?.buffer ?? []))
  const bytes = [...buffers].reduce((sum, { byteLength }) => sum + byteLength, 0)
  // The four lists of headers share their texts.
  return sendings.identity.headers.reduce((sum, text) => sum + 2 * text.length, bytes + 4096)
}

/** Compressed as the client accepts, or `304` if it has this version already. */
export function sendingFor(
  { sendings, etag }: CachedResponse,
  ifNoneMatch: string | undefined,
  acceptEncoding: string | undefined,
): Sending {
  if (sendings.unchanged && namesEtag(ifNoneMatch, etag)) return sendings.unchanged
  return sendings[preferredEncoding(acceptEncoding)]
}

/** The same for a request that went through the app. */
export function toResponse(c: Context, cached: CachedResponse): Response {
  const { status, headers, body } = sendingFor(
    cached,
    c.req.header('if-none-match'),
    c.req.header('accept-encoding'),
  )
  const own = new Headers()
  for (let at = 0; at < headers.length; at += 2) own.append(headers[at] ?? '', headers[at + 1] ?? '')
  const isEmpty = c.req.method === 'HEAD' || status === 204
  return new Response(isEmpty ? null : body, { status, headers: own })
}

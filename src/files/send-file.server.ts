import type { Context } from 'hono'
import type { OpenedFile } from '#files/file-storage.server.ts'
import { namesEtag } from '#http/negotiation.server.ts'

interface SentAs {
  type: string
  etag: string
  cacheControl: string
  /** The `Content-Disposition` of a download. */
  disposition?: string
}

/** If a browser opens an uploaded file as a page, the page has no origin and cannot run or load anything. */
const sandbox = "default-src 'none'; sandbox"

/** Sends a stored file, or the requested range. The content type is fixed, so browsers do not guess it. */
export async function sendFile(c: Context, file: OpenedFile, as: SentAs): Promise<Response> {
  const headers: Record<string, string> = {
    'content-type': as.type,
    'cache-control': as.cacheControl,
    'content-security-policy': sandbox,
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag: as.etag,
    ...(as.disposition && { 'content-disposition': as.disposition }),
  }
  if (namesEtag(c.req.header('if-none-match'), as.etag)) return c.body(null, 304, headers)
  const ifRange = c.req.header('if-range')
  const isCurrent = ifRange === undefined || ifRange === as.etag
  const range = isCurrent ? requestedRange(c.req.header('range'), file.bytes) : null
  if (range === 'unsatisfiable') {
    return c.body(null, 416, { ...headers, 'content-range': `bytes */${file.bytes}` })
  }
  const length = range ? range.end - range.start + 1 : file.bytes
  const sized = { ...headers, 'content-length': String(length) }
  const body = c.req.method === 'HEAD' ? null : await file.read(range ?? undefined)
  if (!range) return new Response(body, { headers: sized })
  const part = { ...sized, 'content-range': `bytes ${range.start}-${range.end}/${file.bytes}` }
  return new Response(body, { status: 206, headers: part })
}

/** Download managers first request one or two bytes to find out the size. */
const probeBytes = 2

/** Whether a request starts a download. Size checks and later ranges do not count. */
export function beginsDownload(c: Context, bytes: number): boolean {
  if (c.req.method !== 'GET') return false
  const range = requestedRange(c.req.header('range'), bytes)
  if (range === null) return true
  if (range === 'unsatisfiable' || range.start > 0) return false
  return range.end >= probeBytes || range.end === bytes - 1
}

interface RequestedRange {
  start: number
  end: number
}

/**
 * Parses a `Range` header. Returns `null` for the whole file. Multiple and malformed ranges are ignored, as
 * RFC 9110 allows.
 */
export function requestedRange(
  header: string | undefined,
  bytes: number,
): RequestedRange | null | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), bytes)
    return length === 0 ? 'unsatisfiable' : { start: bytes - length, end: bytes - 1 }
  }
  const start = Number(first)
  if (start >= bytes) return 'unsatisfiable'
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  return end < start ? null : { start, end }
}

import type { Context, MiddlewareHandler } from 'hono'
import { problem } from '#http/problems.server.ts'

/**
 * Reads each body before its handler, and rejects bodies over the limit. Reads even those to the end, because
 * a client that is still sending would see a reset instead of the answer. Uploads are streamed and have their
 * own limits.
 */
export function limitBody(
  maxBytes: number,
  hasOwnLimit: (request: { method: string; url: string }) => boolean = () => false,
): MiddlewareHandler {
  return async (c, next) => {
    const length = bodyLength(c)
    if (length === 0 || hasOwnLimit(c.req.raw)) return next()
    if (length <= maxBytes && c.req.path.startsWith('/api/')) {
      // Hono shares the buffered body with later readers, and Node stops at the declared length. Signed
      // bodies are read as bytes, because decoding them would drop a byte order mark that the signature
      // covers.
      const isSigned = c.req.header('webhook-signature') !== undefined
      const isWhole = await (isSigned ? c.req.arrayBuffer() : c.req.text()).then(
        () => true,
        () => false,
      )
      return isWhole ? next() : incomplete(c)
    }
    const { body } = c.req.raw
    if (!body) return next()
    const bytes = await readUpTo(maxBytes, body)
    if (bytes === 'incomplete') return incomplete(c)
    if (bytes === 'too large') {
      return problem(c, 413, 'body_too_large', `The request body is larger than ${maxBytes / 1024} kB.`)
    }
    c.req.raw = new Request(c.req.raw, { method: c.req.method, body: bytes })
    return next()
  }
}

/** The declared length, or `Infinity` if none is declared. */
function bodyLength(c: Context): number {
  // `app.request(…)` in tests passes no Node request. Node's headers always show whether there is a body.
  const isFromNode = typeof c.env === 'object' && c.env !== null && 'incoming' in c.env
  const length = c.req.header('content-length')
  if (length !== undefined) return Number(length)
  return isFromNode && c.req.header('transfer-encoding') === undefined ? 0 : Infinity
}

function incomplete(c: Context): Response {
  return problem(c, 400, 'incomplete_body', 'The request ended before its body did.')
}

async function readUpTo(
  maxBytes: number,
  body: ReadableStream<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer> | 'too large' | 'incomplete'> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body) {
      size += chunk.byteLength
      if (size <= maxBytes) chunks.push(chunk)
      else chunks.length = 0
    }
  } catch {
    return 'incomplete'
  }
  return size <= maxBytes ? new Uint8Array(Buffer.concat(chunks)) : 'too large'
}

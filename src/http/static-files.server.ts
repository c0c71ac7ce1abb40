import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { preferredEncoding } from '#http/encodings.server.ts'
import { etagOf, namesEtag } from '#http/etag.server.ts'

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

interface StaticFile {
  type: string
  etag: string
  cacheControl: string
  bodies: { identity: Buffer; br: Buffer | undefined; gzip: Buffer | undefined }
}

/** Serves the built client from memory, with the compressed copies that the build made. Hashed files are immutable. */
export function staticFiles(directory: string): MiddlewareHandler {
  const files = loadFiles(directory)
  return async (c, next) => {
    const file = files.get(c.req.path)
    if (!file || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) {
      if (c.req.path.startsWith('/assets/')) return c.text('Not found', 404)
      return next()
    }
    const encoding = preferredEncoding(c.req.header('accept-encoding'))
    const body = file.bodies[encoding] ?? file.bodies.identity
    const headers: Record<string, string> = {
      'content-type': file.type,
      'cache-control': file.cacheControl,
      etag: file.etag,
      vary: 'accept-encoding',
      'content-length': String(body.length),
    }
    if (namesEtag(c.req.header('if-none-match'), file.etag)) return c.body(null, 304, headers)
    if (body !== file.bodies.identity) headers['content-encoding'] = encoding
    if (c.req.method === 'HEAD') return c.body(null, 200, headers)
    return c.body(new Uint8Array(body), 200, headers)
  }
}

function loadFiles(directory: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(map|br|gz)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const url = `/${path.slice(directory.length).replaceAll('\\', '/').replace(/^\/+/, '')}`
    files.set(url, loadFile(path, url))
  }
  return files
}

function loadFile(path: string, url: string): StaticFile {
  const identity = readFileSync(path)
  const type = contentTypes[extname(path)] ?? 'application/octet-stream'
  return {
    type,
    etag: etagOf(identity),
    cacheControl: url.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600, must-revalidate',
    bodies: { identity, br: twin(`${path}.br`), gzip: twin(`${path}.gz`) },
  }
}

function twin(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined
}

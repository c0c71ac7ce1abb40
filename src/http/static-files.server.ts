import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import {
  composeResponse,
  toResponse,
  type Bodies,
  type CachedResponse,
} from '#http/cached-response.server.ts'

export type StaticFiles = ReadonlyMap<string, CachedResponse>

/** The built client by address, with the compressed copies that the build made. Hashed files are immutable. */
export function loadStaticFiles(directory: string, publicUrl: string): StaticFiles {
  const files = new Map<string, CachedResponse>()
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(map|br|gz)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const url = `/${path.slice(directory.length).replaceAll('\\', '/').replace(/^\/+/, '')}`
    const read = (suffix: string) => new Uint8Array(readFileSync(path + suffix))
    const bodies: Bodies = {
      identity: read(''),
      ...(existsSync(`${path}.br`) && { br: read('.br') }),
      ...(existsSync(`${path}.gz`) && { gzip: read('.gz') }),
    }
    files.set(url, composeFile(url, bodies, publicUrl))
  }
  return files
}

export function composeFile(url: string, bodies: Bodies, publicUrl: string): CachedResponse {
  const headers = new Headers({
    'content-type': getMimeType(url) ?? 'application/octet-stream',
    'cache-control': url.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600, must-revalidate',
  })
  return composeResponse(
    { content: 'file', route: '/*', counted: [], status: 200, headers, bodies },
    publicUrl,
  )
}

/** Answers requests for files that were not answered directly, such as those for files of other builds. */
export function staticFiles(
  files: StaticFiles,
  findShared: (path: string) => Promise<CachedResponse | null>,
): MiddlewareHandler {
  return async (c, next) => {
    const { path, method } = c.req
    const isRead = method === 'GET' || method === 'HEAD'
    const isAsset = path.startsWith('/assets/')
    const file = isRead ? (files.get(path) ?? (isAsset && (await findShared(path)))) : null
    if (file) return toResponse(c, file)
    // Not stored: another process may have it in a moment.
    return isAsset ? c.text('Not found', 404, { 'cache-control': 'no-store' }) : next()
  }
}

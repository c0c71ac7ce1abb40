import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { Hono, type Context } from 'hono'
import { etag } from 'hono/etag'
import { serveStatic } from 'hono/serve-static'

/** The logo of mails. Webmail shows it on pages of other origins. */
const markOfMails = '/icon-180.png'

export interface StaticFile {
  body: Uint8Array<ArrayBuffer>
  etag: string
}

/** Files by address. The address of a compressed copy ends in `.br` or `.gz`. */
export type StaticFiles = ReadonlyMap<string, StaticFile>

export const isCompressed = (path: string) => /\.(br|zst|gz)$/.test(path)

declare module 'hono' {
  interface ContextVariableMap {
    staticFile: StaticFile
  }
}

export function loadStaticFiles(directory: string): StaticFiles {
  const paths = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map(({ parentPath, name }) => join('/', relative(directory, parentPath), name))
  return new Map(paths.map((path) => [path, toFile(readFileSync(join(directory, path)))]))
}

export function toFile(content: Uint8Array): StaticFile {
  const hash = createHash('sha256').update(content).digest('base64url')
  return { body: new Uint8Array(content), etag: `"${hash.slice(0, 22)}"` }
}

/** Serves files. Hashed files never change, and may belong to another build. */
export function staticFiles(
  files: StaticFiles,
  findShared: (path: string) => Promise<StaticFile | null>,
): Hono {
  const isHashed = (path: string) => path.startsWith('/assets/')
  /** Called for the requested file, then for each compressed copy that the client accepts. */
  async function getContent(path: string, c: Context) {
    if (path === c.req.path && isCompressed(path)) return null
    // If this build has the file, it also has the copies, so other builds are not searched.
    const mayBeShared = isHashed(path) && !files.has(c.req.path)
    const file = files.get(path) ?? (mayBeShared ? await findShared(path) : null)
    if (file) c.set('staticFile', file)
    return file?.body ?? null
  }
  function onFound(path: string, c: Context): void {
    const { body, etag } = c.get('staticFile')
    c.header('etag', etag)
    c.header('content-length', String(body.length))
    c.header('vary', 'accept-encoding')
    if (path === markOfMails) c.header('cross-origin-resource-policy', 'cross-origin')
    if (path.startsWith('/downloads/'))
      c.header('content-disposition', `attachment; filename="${basename(path)}"`)
    c.header(
      'cache-control',
      isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600, must-revalidate',
    )
  }
  const serve = [etag(), serveStatic({ root: '/', precompressed: true, getContent, onFound })] as const
  const app = new Hono()
  app.get('/assets/*', ...serve)
  // This answer is not cached, because another process may store the file at any moment.
  app.all('/assets/*', (c) => c.text('Not found', 404, { 'cache-control': 'no-store' }))
  for (const path of files.keys()) if (!isHashed(path) && !isCompressed(path)) app.get(path, ...serve)
  return app
}

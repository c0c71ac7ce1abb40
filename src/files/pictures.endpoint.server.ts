import { Hono, type Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { fileById } from '#files/files.queries.server.ts'
import type { Files } from '#files/files-context.server.ts'
import { answeringWidth, pictureFormats, pictureWidths } from '#files/picture-address.ts'
import { sendFile } from '#files/send-file.server.ts'
import { variantName } from '#files/storage-names.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'

interface PictureNeeds extends ServerContext {
  files: Files
}

const forEver = 'public, max-age=31536000, immutable'
/** With `max` instead of `maxSize`, the cache would allocate all its memory at once. */
const maxKnown = 10_000
/** The variant for readers that expect a single address. */
const plain = { width: 640, format: 'webp' } as const

/**
 * `GET /files/{id}/{width}.{avif,webp}` serves pictures, which are public, and never downloads. `GET
 * /files/{id}` serves one fixed variant.
 */
export function picturesEndpoint({ db, files }: PictureNeeds): Hono {
  const app = new Hono()
  const widths = new LRUCache<string, number>({ maxSize: maxKnown, sizeCalculation: () => 1 })

  app.get('/files/:id{[0-9a-f]{64}}', (c) => send(c, c.req.param('id'), plain))
  app.get('/files/:id{[0-9a-f]{64}}/:variant{[0-9]{3,4}\\.(avif|webp)}', (c) => {
    const [width, extension] = c.req.param('variant').split('.')
    const known = pictureWidths.find((each) => String(each) === width)
    const format = pictureFormats.find((each) => each === extension)
    return known && format ? send(c, c.req.param('id'), { width: known, format }) : notFound(c)
  })
  app.get('/files/*', notFound)
  return app

  async function send(c: Context, id: string, { width, format }: { width: number; format: 'avif' | 'webp' }) {
    const own = await widthOf(id)
    if (own === null) return notFound(c)
    const answered = answeringWidth(own, width)
    const file = await files.storage.open(variantName(id, answered, format))
    if (!file) return notFound(c)
    const etag = `"${id.slice(0, 22)}-${answered}-${format}"`
    return sendFile(c, file, { type: `image/${format}`, etag, cacheControl: forEver })
  }

  /**
   * A picture never changes, so its width can be cached. Cached widths also work while the database is away.
   */
  async function widthOf(id: string): Promise<number | null> {
    const known = widths.get(id)
    if (known !== undefined) return known
    const width = (await fileById(db, id))?.width ?? null
    if (width !== null) widths.set(id, width)
    return width
  }
}

function notFound(c: Context): Response {
  return c.text('Not found', 404, { 'cache-control': 'no-store' })
}

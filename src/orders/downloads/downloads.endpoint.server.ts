import { Hono, type Context } from 'hono'
import { productGivingAway, type ProductFile } from '#catalog/products/product-files.queries.server.ts'
import { fileIdOfDownload } from '#files/download-address.ts'
import { attachment, downloadName } from '#files/file-name.ts'
import { countDownload } from '#files/files.commands.server.ts'
import type { Files } from '#files/files-context.server.ts'
import { fileById } from '#files/files.queries.server.ts'
import { beginsDownload, sendFile } from '#files/send-file.server.ts'
import { downloadStorageName } from '#files/storage-names.ts'
import { databaseAway, declared, type Operation } from '#http/operation.server.ts'
import { problem } from '#http/problems.server.ts'
import { downloadToken, readDownloadToken } from '#orders/downloads/download-token.server.ts'
import { filesOfActiveOrder } from '#orders/downloads/downloads.queries.server.ts'
import type { OrderNeeds } from '#orders/order-context.server.ts'
import { orderViewer } from '#orders/order-owner.server.ts'
import { orderOf } from '#orders/orders.queries.server.ts'
import { answered } from '#http/answer-schema.server.ts'
import { orderFilesAnswerSchema } from '#orders/order-answers.ts'

interface DownloadNeeds extends OrderNeeds {
  files: Files
}

/** Serves free files and purchased files (product: orders 28, 29). */
export function downloadsEndpoint(context: DownloadNeeds): Hono {
  const { db, clock, environment, files } = context
  const app = new Hono()

  app.get('/api/orders/:id/files', declared(orderFilesOperation), async (c) => {
    const order = await orderOf(db, await orderViewer(context, c.req.raw.headers), c.req.param('id'))
    if (order?.status !== 'active') return problem(c, 404, 'not_found', 'We couldn’t find this order.')
    const found = await filesOfActiveOrder(db, order.id)
    const answer = found.map(({ name, file }) => ({
      name: downloadName(name, file.extension),
      type: file.type,
      bytes: file.bytes,
      address: `/downloads/${downloadToken(environment.AUTH_SECRET, { orderId: order.id, fileId: file.id }, clock())}`,
    }))
    return c.json({ files: answer })
  })

  // Other addresses under /downloads belong to static files.
  app.get('/downloads/:token{[0-9a-f]{64}\\.[a-z0-9]{2,5}}', (c) =>
    sendFree(c, fileIdOfDownload(c.req.path) ?? ''),
  )
  app.get('/downloads/:token{[\\w-]{60,200}\\.[\\w-]{43}}', (c) => sendBought(c, c.req.param('token')))
  return app

  async function sendFree(c: Context, fileId: string): Promise<Response> {
    const file = await fileById(db, fileId)
    const productId = file?.kind === 'download' ? await productGivingAway(db, file) : null
    return file && productId !== null ? send(c, { productId, name: file.name, file }) : notFound(c)
  }

  async function sendBought(c: Context, token: string): Promise<Response> {
    const granted = readDownloadToken(environment.AUTH_SECRET, token, clock())
    if (!granted.ok && granted.reason === 'expired') {
      return c.text('This link has expired. Get a new one in My Purchases.', 410, {
        'cache-control': 'no-store',
      })
    }
    if (!granted.ok) return notFound(c)
    // Check again, because the order may have ended or the product may have other files now.
    const found = await filesOfActiveOrder(db, granted.value.orderId)
    const bought = found.find(({ file }) => file.id === granted.value.fileId)
    return bought ? send(c, bought) : notFound(c)
  }

  async function send(c: Context, { productId, name, file }: ProductFile): Promise<Response> {
    const opened = await files.storage.open(downloadStorageName(file.id))
    if (!opened) return notFound(c)
    const response = await sendFile(c, opened, {
      type: file.type,
      etag: `"${file.id.slice(0, 22)}"`,
      cacheControl: 'private, no-store',
      disposition: attachment(downloadName(name, file.extension)),
    })
    if (response.ok && beginsDownload(c, opened.bytes)) {
      await countDownload(db, { fileId: file.id, productId }, clock())
    }
    return response
  }
}

function notFound(c: Context): Response {
  return c.text('Not found', 404, { 'cache-control': 'no-store' })
}

const orderFilesOperation = {
  group: 'Orders',
  access: 'customer',
  summary: 'The purchased files of an active order',
  description:
    'Anybody with an `address` can use it for 12 hours. `Range` is supported. An order that is not active gets the response for a missing order.',
  responses: {
    200: answered('The files, each with its own link', orderFilesAnswerSchema),
  },
  problems: ['404 not_found: There is no such order, it is not yours, or it is not active.', databaseAway],
} satisfies Operation

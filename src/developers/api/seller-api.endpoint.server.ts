import { Hono } from 'hono'
import { productToJson } from '#catalog/listing/catalog-json.ts'
import {
  listSellerOrdersOperation,
  listSellerProductsOperation,
  readPlace,
  showSellerOrderOperation,
  writePlace,
} from '#developers/api/seller-api.operations.server.ts'
import { requireKey } from '#developers/api/require-key.server.ts'
import { sellerAccessEndpoint } from '#developers/api/seller-access.endpoint.server.ts'
import { sellerLines } from '#developers/api/seller-orders.queries.server.ts'
import { sellerProducts } from '#developers/api/seller-products.queries.server.ts'
import { declared } from '#http/operation.server.ts'
import { problem } from '#http/problems.server.ts'
import { readQuery } from '#http/read-request.server.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'
import { isUuid } from '#lib/ids.ts'

const defaultLimit = 50

/** The API for a seller's systems, with an API key (product: developers 4). */
export function sellerApiEndpoint(context: ServerContext): Hono {
  const { db } = context
  const app = new Hono()

  app.get('/api/seller/orders', declared(listSellerOrdersOperation), async (c) => {
    const allowed = await requireKey(c, context, 'orders:read')
    const query = readQuery(c, listSellerOrdersOperation.query)
    const { changed_since: since, after: afterText, limit = defaultLimit } = query
    const after = afterText === undefined ? null : readPlace(afterText)
    if (afterText !== undefined && after === null) {
      return problem(c, 400, 'invalid_query', 'Some parameters of the request are not valid.', {
        after: 'The `next` value of the previous page.',
      })
    }
    const changedSince = since === undefined ? null : new Date(since)
    const found = await sellerLines(db, { sellerId: allowed.sellerId, changedSince, after, limit: limit + 1 })
    const shown = found.slice(0, limit)
    const last = shown.at(-1)
    const next = found.length > limit && last ? writePlace(last.place) : null
    return c.json({ orders: shown.map(({ json }) => json), next })
  })

  app.get('/api/seller/orders/:id', declared(showSellerOrderOperation), async (c) => {
    const allowed = await requireKey(c, context, 'orders:read')
    const id = c.req.param('id')
    const [line] = isUuid(id) ? await sellerLines(db, { sellerId: allowed.sellerId, id, limit: 1 }) : []
    return line ? c.json(line.json) : problem(c, 404, 'unknown_order', 'You have not sold this line.')
  })

  app.get('/api/seller/products', declared(listSellerProductsOperation), async (c) => {
    const allowed = await requireKey(c, context, 'products:read')
    const query = readQuery(c, listSellerProductsOperation.query)
    const { after = null, limit = defaultLimit } = query
    const { sellerId } = allowed
    const found = await sellerProducts(db, { sellerId, after, limit: limit + 1 })
    const shown = found.slice(0, limit)
    const next = found.length > limit ? (shown.at(-1)?.id ?? null) : null
    return c.json({ products: shown.map(productToJson), next })
  })

  app.route('/', sellerAccessEndpoint(context))
  return app
}

import { Hono, type Context } from 'hono'
import { productToJson } from '#catalog/listing/catalog-json.ts'
import {
  listSellerOrdersOperation,
  listSellerProductsOperation,
  readPlace,
  showSellerOrderOperation,
  writePlace,
} from '#developers/api/seller-api.operations.server.ts'
import { sellerLines } from '#developers/api/seller-orders.queries.server.ts'
import { sellerProducts } from '#developers/api/seller-products.queries.server.ts'
import type { Scope } from '#developers/keys/api-key.ts'
import { noteKeyUse } from '#developers/keys/api-keys.commands.server.ts'
import { findKey } from '#developers/keys/api-keys.queries.server.ts'
import { tooMany } from '#http/limits/rate-limits.server.ts'
import { declared } from '#http/operation.server.ts'
import { problem } from '#http/problems.server.ts'
import { readQuery } from '#http/read-request.server.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'
import { isUuid } from '#lib/ids.ts'

const noStore = { 'cache-control': 'no-store' }
const defaultLimit = 50

type Allowed = { sellerId: string } | { response: Response }

/** The API for a seller's machines, by API key (product: developers 4). */
export function sellerApiEndpoint({ db, clock, limits, log, metrics }: ServerContext): Hono {
  const app = new Hono()

  app.get('/api/seller/orders', declared(listSellerOrdersOperation), async (c) => {
    const allowed = await allow(c, 'orders:read')
    if ('response' in allowed) return allowed.response
    const query = readQuery(c, listSellerOrdersOperation.query)
    if (!query.ok) return query.response
    const { changed_since: since, after: afterText, limit = defaultLimit } = query.value
    const after = afterText === undefined ? null : readPlace(afterText)
    if (afterText !== undefined && after === null) {
      return problem(c, 400, 'invalid_query', 'Some parameters of the request are not valid.', {
        after: 'The value of `next` of the page before.',
      })
    }
    const changedSince = since === undefined ? null : new Date(since)
    const found = await sellerLines(db, { sellerId: allowed.sellerId, changedSince, after, limit: limit + 1 })
    const shown = found.slice(0, limit)
    const last = shown.at(-1)
    const next = found.length > limit && last ? writePlace(last.place) : null
    return c.json({ orders: shown.map(({ json }) => json), next }, 200, noStore)
  })

  app.get('/api/seller/orders/:id', declared(showSellerOrderOperation), async (c) => {
    const allowed = await allow(c, 'orders:read')
    if ('response' in allowed) return allowed.response
    const id = c.req.param('id')
    const [line] = isUuid(id) ? await sellerLines(db, { sellerId: allowed.sellerId, id, limit: 1 }) : []
    return line
      ? c.json(line.json, 200, noStore)
      : problem(c, 404, 'unknown_order', 'You have sold no such line.')
  })

  app.get('/api/seller/products', declared(listSellerProductsOperation), async (c) => {
    const allowed = await allow(c, 'products:read')
    if ('response' in allowed) return allowed.response
    const query = readQuery(c, listSellerProductsOperation.query)
    if (!query.ok) return query.response
    const { after = null, limit = defaultLimit } = query.value
    const { sellerId } = allowed
    const found = await sellerProducts(db, { sellerId, after, limit: limit + 1 }, (id, error) => {
      log.error({ err: error, record: 'product', id }, 'a row of the catalog cannot be read and is left out')
      metrics.unreadableRows.inc({ record: 'product' })
    })
    const shown = found.slice(0, limit)
    const next = found.length > limit ? (shown.at(-1)?.id ?? null) : null
    return c.json({ products: shown.map(productToJson), next }, 200, noStore)
  })

  return app

  /** The seller of the key, if the key has the scope and calls are left. */
  async function allow(c: Context, scope: Scope): Promise<Allowed> {
    const given = /^Bearer (\S{1,200})$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const key = given === undefined ? null : await findKey(db, given)
    if (!key) {
      c.header('www-authenticate', 'Bearer')
      return { response: problem(c, 401, 'invalid_key', 'Send a valid API key as a bearer token.') }
    }
    const limited = await limits.consume('sellerApi', key.id)
    if (!limited.ok) return { response: tooMany(c, limited.retryAfterSeconds) }
    await noteKeyUse(db, key.id, clock())
    return key.scopes.includes(scope)
      ? { sellerId: key.sellerId }
      : { response: problem(c, 403, 'missing_scope', `This key does not have the permission ${scope}.`) }
  }
}

import { Hono } from 'hono'
import { productToJson, productResponse } from '#catalog/listing/catalog-json.ts'
import { requireKey } from '#developers/api/require-key.server.ts'
import { sellerAccessEndpoint } from '#developers/api/seller-access.endpoint.server.ts'
import { sellerLines } from '#developers/api/seller-orders.queries.server.ts'
import { sellerProducts } from '#developers/api/seller-products.queries.server.ts'
import { declared, type Operation } from '#http/operation.server.ts'
import { problem } from '#http/problems.server.ts'
import { readQuery } from '#http/read-request.server.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'
import { isUuid, isRecordId } from '#lib/ids.ts'
import * as z from 'zod/mini'
import { keyProblems, sellerApiGroup } from '#developers/api/seller-calls.server.ts'

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

const shared = { group: sellerApiGroup, access: 'seller_key' } as const

const limit = z.optional(
  z.pipe(
    z.string().check(z.regex(/^(?:[1-9]\d?|100)$/, 'A limit is a whole number from 1 to 100.')),
    z.transform(Number),
  ),
)

const invalidQuery = '400 invalid_query: A parameter is unknown, repeated or invalid.'

/** A moment in a year from 1000 to 2999. PostgreSQL might read other years differently. */
const moment = z.iso
  .datetime({ offset: true, error: 'A moment such as 2026-11-25T12:00:00Z.' })
  .check(z.regex(/^[12]/, 'A moment between the years 1000 and 2999.'))

const lineResponse = z.strictObject({
  id: z.string(),
  product_id: z.string(),
  product_type: z.string(),
  product: z.string(),
  change: z.nullable(z.string()),
  quantity: z.number(),
  price: z.number(),
  total: z.number(),
  subscription_interval: z.nullable(z.string()),
  status: z.enum([
    'prepared',
    'documents_opened',
    'signed',
    'payment_failed',
    'paid',
    'active',
    'canceled',
    'declined',
    'expired',
  ]),
  ordered_at: z.string(),
  paid_at: z.nullable(z.string()),
  changed_at: z.string(),
  buyer: z.nullable(z.strictObject({ name: z.string(), company: z.string(), email: z.string() })),
})

const listSellerOrdersOperation = {
  ...shared,
  summary: 'The sold lines of the seller, newest first',
  description:
    'Needs `orders:read`. Each entry is one line of an order. `buyer` is null until the order is paid. `change` says what an order for another quantity changes about a subscription; it is null for other lines. To synchronize, send `changed_since`, and send the `next` of each page as `after`.',
  query: z.strictObject({
    changed_since: z.optional(moment),
    after: z.optional(z.string().check(z.maxLength(200))),
    limit,
  }),
  responses: {
    200: {
      description: 'One page, and the value of `after` for the next one',
      schema: z.strictObject({ orders: z.array(lineResponse), next: z.nullable(z.string()) }),
    },
  },
  problems: [...keyProblems, invalidQuery],
} satisfies Operation

const showSellerOrderOperation = {
  ...shared,
  summary: 'One sold line',
  description: 'Needs `orders:read`.',
  responses: { 200: { description: 'The line', schema: lineResponse } },
  problems: [...keyProblems, '404 unknown_order: The seller has not sold this line.'],
} satisfies Operation

const listSellerProductsOperation = {
  ...shared,
  summary: 'The products of the seller, by id',
  description: 'Needs `products:read`. Includes products that the shop does not show.',
  query: z.strictObject({
    after: z.optional(z.string().check(z.refine(isRecordId, 'The id of a product.'))),
    limit,
  }),
  responses: {
    200: {
      description: 'One page, and the value of `after` for the next one',
      schema: z.strictObject({ products: z.array(productResponse), next: z.nullable(z.string()) }),
    },
  },
  problems: [...keyProblems, invalidQuery],
} satisfies Operation

/** Parses a list position from `next`. Returns `null` for anything else. */
function readPlace(text: string): { id: string; moment: string } | null {
  const [at = '', id = '', ...more] = text.split('|')
  // PostgreSQL writes offsets of whole hours as +00, and accepts offsets below 15 hours.
  const [, day = '', time = '', hours = '', minutes = ''] =
    /^(\S{10}) ([\d:.]{8,15})([+-](?:0\d|1[0-4]))(:\d\d)?$/.exec(at) ?? []
  const isMoment = moment.safeParse(`${day}T${time}${hours}${minutes || ':00'}`).success
  return more.length === 0 && isMoment && isUuid(id) ? { id, moment: at } : null
}

function writePlace({ id, moment }: { id: string; moment: string }): string {
  return `${moment}|${id}`
}

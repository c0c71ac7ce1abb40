import * as z from 'zod/mini'
import { productResponse } from '#catalog/listing/catalog-json.ts'
import { keyProblems, sellerApiGroup } from '#developers/api/seller-calls.server.ts'
import type { Operation } from '#http/operation.server.ts'
import { isRecordId, isUuid } from '#lib/ids.ts'

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

export const listSellerOrdersOperation = {
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

export const showSellerOrderOperation = {
  ...shared,
  summary: 'One sold line',
  description: 'Needs `orders:read`.',
  responses: { 200: { description: 'The line', schema: lineResponse } },
  problems: [...keyProblems, '404 unknown_order: The seller has not sold this line.'],
} satisfies Operation

export const listSellerProductsOperation = {
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
export function readPlace(text: string): { id: string; moment: string } | null {
  const [at = '', id = '', ...more] = text.split('|')
  // PostgreSQL writes offsets of whole hours as +00, and accepts offsets below 15 hours.
  const [, day = '', time = '', hours = '', minutes = ''] =
    /^(\S{10}) ([\d:.]{8,15})([+-](?:0\d|1[0-4]))(:\d\d)?$/.exec(at) ?? []
  const isMoment = moment.safeParse(`${day}T${time}${hours}${minutes || ':00'}`).success
  return more.length === 0 && isMoment && isUuid(id) ? { id, moment: at } : null
}

export function writePlace({ id, moment }: { id: string; moment: string }): string {
  return `${moment}|${id}`
}

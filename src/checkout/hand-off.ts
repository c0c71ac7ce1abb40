import * as z from 'zod/mini'

const dollars = z.number().check(z.gte(0))

/**
 * The order hand-off record (spec §3), as the store answers it to the browser, which keeps it, and to the documents
 * portal. `user.id` is the backend id, or the e-mail of a portal session; prices are dollars (decisions §9).
 */
export const handOffRecordSchema = z.object({
  user: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    company: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
    country: z.string(),
  }),
  items: z.array(
    z.object({
      id: z.string(),
      product_id: z.string(),
      product_type: z.enum(['marketplace', 'wts_solution']),
      name: z.string(),
      price: dollars,
      quantity: z.int().check(z.gte(1)),
      subscription_interval: z.nullable(z.string()),
    }),
  ),
  total: dollars,
  notes: z.string(),
  timestamp: z.iso.datetime(),
})

export type HandOffRecord = z.output<typeof handOffRecordSchema>

/** Whether two records are of one order: its lines have ids that no other order has. */
export function isSameOrder(one: HandOffRecord, other: HandOffRecord): boolean {
  return one.timestamp === other.timestamp && one.items[0]?.id === other.items[0]?.id
}

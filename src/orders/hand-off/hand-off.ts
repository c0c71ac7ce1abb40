import { listOf, moment, number, object, oneOf, orNull, text, whole, type SchemaOutput } from '#lib/schema.ts'

const dollars = number(0)

/**
 * The order hand-off record (spec §3), as the store answers it to the browser, which keeps it, and to the documents
 * portal. `user.id` is the backend id, or the e-mail of a portal session; prices are dollars (decisions §9).
 */
export const storedHandOffSchema = object({
  user: object({
    id: text,
    name: text,
    email: text,
    phone: text,
    company: text,
    address: text,
    city: text,
    state: text,
    zipCode: text,
    country: text,
  }),
  items: listOf(
    object({
      id: text,
      product_id: text,
      product_type: oneOf(['marketplace', 'wts_solution']),
      name: text,
      price: dollars,
      quantity: whole(1),
      subscription_interval: orNull(text),
    }),
  ),
  total: dollars,
  notes: text,
  timestamp: moment,
})

export type HandOffRecord = SchemaOutput<typeof storedHandOffSchema>

/** Whether two records are of one order: its lines have ids that no other order has. */
export function isSameOrder(one: HandOffRecord, other: HandOffRecord): boolean {
  return one.timestamp === other.timestamp && one.items[0]?.id === other.items[0]?.id
}

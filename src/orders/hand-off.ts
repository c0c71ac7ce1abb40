import {
  listOf,
  moment,
  number,
  object,
  oneOf,
  orNull,
  text,
  integer,
  type SchemaOutput,
} from '#lib/schema.ts'

const dollars = number(0)

/** The hand-off record, which the server sends to the browser and to the signing portal (product: orders 2, 3, 4). */
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
      quantity: integer(1),
      subscription_interval: orNull(text),
    }),
  ),
  total: dollars,
  notes: text,
  timestamp: moment,
})

export type HandOffRecord = SchemaOutput<typeof storedHandOffSchema>

/** Whether two records belong to the same order. The ids of lines are unique. */
export function isSameOrder(one: HandOffRecord, other: HandOffRecord): boolean {
  return one.timestamp === other.timestamp && one.items[0]?.id === other.items[0]?.id
}

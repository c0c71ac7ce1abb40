import { parsed } from '#lib/schema.ts'
import { orderAnswerSchema, type OrderJson } from '#orders/order-json.ts'

/** The orders of an answer. One that does not parse is left out. */
export function parseOrders(answered: readonly unknown[]): OrderJson[] {
  return answered.flatMap((one) => {
    const order = parsed(orderAnswerSchema, one)
    if (order) return [order]
    console.warn('The store sent an order that this page cannot read.')
    return []
  })
}

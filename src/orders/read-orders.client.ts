import { parsed } from '#lib/schema.ts'
import { orderAnswerSchema, type OrderJson } from '#orders/order-json.ts'

/** The orders of an answer; one that does not parse hides no other. */
export function readOrders(answered: readonly unknown[]): OrderJson[] {
  return answered.flatMap((one) => {
    const order = parsed(orderAnswerSchema, one)
    if (order) return [order]
    console.warn('The store sent an order that this page cannot read.')
    return []
  })
}

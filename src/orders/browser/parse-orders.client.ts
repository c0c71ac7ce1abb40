import { parsed } from '#lib/schema.ts'
import { orderAnswerSchema, type OrderAnswer } from '#orders/order-answers.ts'

/** Parses the orders in an API response. Skips invalid orders. */
export function parseOrders(answered: readonly unknown[]): OrderAnswer[] {
  return answered.flatMap((one) => {
    const order = parsed(orderAnswerSchema, one)
    if (order) return [order]
    console.warn('The store sent an order that this page cannot read.')
    return []
  })
}

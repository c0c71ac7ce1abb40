import { parsed } from '#lib/schema.ts'
import { orderAnswerSchema, type OrderAnswer } from '#orders/order-answers.ts'

/** The orders in an answer. Invalid ones are skipped. */
export function parseOrders(answered: readonly unknown[]): OrderAnswer[] {
  return answered.flatMap((one) => {
    const order = parsed(orderAnswerSchema, one)
    if (order) return [order]
    console.warn('The store sent an order that this page cannot read.')
    return []
  })
}

import { orderSchema, type OrderJson } from '#orders/orders.forms.ts'

/** The orders of an answer; one that does not parse hides no other. */
export function readOrders(answered: readonly unknown[]): OrderJson[] {
  return answered.flatMap((one) => {
    const parsed = orderSchema.safeParse(one)
    if (parsed.success) return [parsed.data]
    console.warn('The store sent an order that this page cannot read.')
    return []
  })
}

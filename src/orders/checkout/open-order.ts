import type { CartLine } from '#cart/cart.ts'
import { flag, listOf, object, parsed, text, whole } from '#lib/schema.ts'

const orderSchema = object({
  id: text,
  may_continue: flag,
  record: object({ items: listOf(object({ product_id: text, product_type: text, quantity: whole(1) })) }),
})

type Items = readonly { product_id: string; product_type: string; quantity: number }[]

/** The id of the newest unfinished order with exactly these items, or `null`. */
export function openOrderOf(lines: readonly CartLine[], orders: readonly unknown[]): string | null {
  const items = lines.map(({ productId, productType, quantity }) => {
    return { product_id: productId, product_type: productType, quantity }
  })
  const wanted = contents(items)
  for (const each of orders) {
    const order = parsed(orderSchema, each)
    if (order?.may_continue && contents(order.record.items) === wanted) return order.id
  }
  return null
}

function contents(items: Items): string {
  return items
    .map(({ product_type, product_id, quantity }) => `${product_type} ${product_id} ${quantity}`)
    .toSorted()
    .join('\n')
}

import type { NewItem } from '#cart/cart.ts'
import { toCents, type Cents } from '#lib/money.ts'
import type { OrderAnswer } from '#orders/order-answers.ts'

/** The items that buying the order again would add to the cart today (product: receipts 17). */
export interface Repeated {
  items: NewItem[]
  /** The names of items that can no longer be bought. */
  gone: string[]
  changes: { name: string; from: Cents; to: Cents }[]
  /** Items whose maximum is now lower than the ordered quantity. */
  fewer: { name: string; quantity: number }[]
}

export function repeated({ record, today }: Pick<OrderAnswer, 'record' | 'today'>): Repeated {
  const again: Repeated = { items: [], gone: [], changes: [], fewer: [] }
  for (const { id, name, price, quantity, product_id, product_type } of record.items) {
    const now = today.find(({ line_id }) => line_id === id)
    if (!now || now.price === null) {
      again.gone.push(name)
      continue
    }
    const available = Math.min(quantity, now.max_quantity)
    again.items.push({
      productId: product_id,
      productType: product_type,
      offer: now.offer,
      quantity: available,
      name,
    })
    if (available < quantity) again.fewer.push({ name, quantity: available })
    if (toCents(now.price) !== toCents(price)) {
      again.changes.push({ name, from: toCents(price), to: toCents(now.price) })
    }
  }
  return again
}

import type { CartLine } from '#cart/cart.ts'
import type { Cents } from '#lib/money.ts'

/**
 * A price that has changed since the customer saw it. A refresh of the cart detects the change, or else the
 * server does when it receives the order.
 */
export interface PriceChange {
  lineId: string
  name: string
  from: Cents
  to: Cents
}

export function priceChangeTitle(changes: readonly PriceChange[]): string {
  return changes.length === 1 ? 'A price has changed' : 'Prices have changed'
}

export function priceChanges(before: readonly CartLine[], now: readonly CartLine[]): PriceChange[] {
  return now.flatMap(({ id, productData }) => {
    const from = before.find((line) => line.id === id)?.productData.price
    if (from === undefined || from === productData.price) return []
    return [{ lineId: id, name: productData.name, from, to: productData.price }]
  })
}

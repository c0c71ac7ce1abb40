import type { CartResult, CartStorage } from '#cart/browser/cart-storage.ts'
import type { CartItem, CartLine } from '#cart/cart.ts'

// Reads the cart after a lost answer, to find out whether the change was made (product: cart 37). Has no
// imports, so that the bundle that loads this file stays small.

type Outcome<Value> = Awaited<CartResult<Value>>

const notMade = { ok: false, reason: 'failed' } as const
/**
 * The result if the cart cannot be read, or if the quantity is neither the old nor the expected one, because
 * another tab or device changed it too.
 */
const notKnown = { ok: false, reason: 'unconfirmed' } as const

export type LostChange = ReturnType<typeof lostChange>

/**
 * Finds out whether a change was made. The result can be wrong if another tab or device changed the cart
 * since the last read, because requests have no idempotency key (decision 12).
 */
export function lostChange(load: CartStorage['load'], reason: 'unanswered' | 'timed_out') {
  const notFound = reason === 'timed_out' ? notKnown : notMade

  async function inCart<Value>(outcomeIn: (lines: readonly CartLine[]) => Outcome<Value>): CartResult<Value> {
    const cart = await load()
    if (cart.ok) return outcomeIn(cart.value)
    return cart.reason === 'login_required' ? cart : notKnown
  }

  return {
    /** `before` contains the lines before the change, if they are known. */
    findAddition(item: CartItem, before?: readonly CartLine[]): CartResult<CartLine> {
      const isSame = (other: CartItem) =>
        other.productId === item.productId &&
        other.productType === item.productType &&
        other.offer === item.offer
      const had = before?.find(isSame)?.quantity ?? 0
      return inCart((lines) => {
        const line = lines.find(isSame)
        if (!line) return notFound
        if (!before) return notKnown
        if (line.quantity === had + item.quantity) return { ok: true, value: line }
        return line.quantity === had ? notFound : notKnown
      })
    },
    findQuantity({ id, quantity: had }: CartLine, expected: number): CartResult<number> {
      return inCart((lines) => {
        const quantity = lines.find((line) => line.id === id)?.quantity ?? 0
        if (quantity === expected) return { ok: true, value: quantity }
        return quantity === had ? notFound : notKnown
      })
    },
    /** Whether the line with this id was removed or, without an id, whether the cart is empty. */
    findGone(lineId?: string): CartResult<void> {
      return inCart((lines) =>
        lines.some(({ id }) => lineId === undefined || id === lineId)
          ? notFound
          : { ok: true, value: undefined },
      )
    },
  }
}

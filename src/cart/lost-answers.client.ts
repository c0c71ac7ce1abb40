import type { CartResult, CartStorage } from '#cart/cart-storage.ts'
import type { CartItem, CartLine, NewItem } from '#cart/cart.ts'

// After a lost answer the cart itself says whether the change was made (product: cart 37). Without imports of its own
// this file costs the one that loads it the fewest bytes.

type Load = CartStorage['load']
type Outcome<Value> = Awaited<CartResult<Value>>

const notMade = { ok: false, reason: 'failed' } as const
/** Also of a quantity that is neither as before nor as wanted: somebody else has changed it too. */
const notKnown = { ok: false, reason: 'unconfirmed' } as const

export interface LostAddition {
  find(): CartResult<CartLine>
  /** For the next press: what became of the same addition, unless it was not made. */
  earlier(next: NewItem): Promise<Outcome<CartLine> | undefined>
}

export function lostAddition(load: Load, item: NewItem, before?: readonly CartLine[]): LostAddition {
  const isSame = (other: CartItem) =>
    other.productId === item.productId && other.productType === item.productType && other.offer === item.offer
  const had = before?.find(isSame)?.quantity ?? 0

  const find = () =>
    inCart(load, (lines) => {
      const line = lines.find(isSame)
      if (!line) return notMade
      if (!before) return notKnown
      if (line.quantity === had + item.quantity) return { ok: true, value: line }
      return line.quantity === had ? notMade : notKnown
    })

  return {
    find,
    async earlier(next) {
      if (!isSame(next) || next.quantity !== item.quantity) return undefined
      const found = await find()
      return found.ok || found.reason !== 'failed' ? found : undefined
    },
  }
}

export function findQuantity(
  load: Load,
  { id, quantity: had }: CartLine,
  change: number,
): CartResult<number> {
  return inCart(load, (lines) => {
    const quantity = lines.find((line) => line.id === id)?.quantity ?? 0
    if (quantity === Math.max(0, had + change)) return { ok: true, value: quantity }
    return quantity === had ? notMade : notKnown
  })
}

/** Whether a line is gone; without an id, whether all are. */
export function findGone(load: Load, lineId?: string): CartResult<void> {
  return inCart(load, (lines) =>
    lines.some(({ id }) => lineId === undefined || id === lineId) ? notMade : { ok: true, value: undefined },
  )
}

async function inCart<Value>(
  load: Load,
  outcomeIn: (lines: readonly CartLine[]) => Outcome<Value>,
): CartResult<Value> {
  const cart = await load()
  if (cart.ok) return outcomeIn(cart.value.lines)
  return cart.reason === 'login_required' ? cart : notKnown
}

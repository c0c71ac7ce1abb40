import type { CartStorage, Kept } from '#cart/cart-storage.ts'
import { isSameProduct, putLine, withQuantity, type CartItem, type CartLine } from '#cart/cart.ts'
import { loadingCart, type CartView } from '#cart/cart-view.ts'
import { priceChanges, type PriceChange } from '#cart/price-changes.ts'

export type OpenCart = ReturnType<typeof openCart>

/** A change shown before its storage has answered, and undone if it fails. */
interface Early {
  item?: CartItem
  on: (lines: CartLine[]) => CartLine[]
}

/** One customer's open cart: what its storage last said, with the changes under way on top. */
export function openCart(storage: CartStorage, onLoadFailed: () => void) {
  const listeners = new Set<() => void>()
  const underWay = new Set<Early>()
  let known: CartLine[] = []
  let status: CartView['status'] = 'loading'
  let view = loadingCart
  /** Counts writes as they begin and end, because a read in between may show the cart before or after. */
  let writes = 0
  let loading: Promise<void> | null = null
  let missed = false
  let closed = false

  function publish(): void {
    if (closed) return
    const early = [...underWay]
    const lines = early.reduce((all, each) => each.on(all), known)
    const pending = early.flatMap(({ item }) => (item && !isHeld(known, item) ? [item] : []))
    view = { lines, pending, status, busy: early.length > 0 }
    for (const listener of listeners) listener()
  }

  async function attempt<Value>(
    early: Early,
    work: () => Kept<Value>,
    settle: (lines: CartLine[], value: Value) => CartLine[],
  ): Kept<Value> {
    writes++
    underWay.add(early)
    publish()
    const outcome = await work()
    writes++
    underWay.delete(early)
    if (outcome.ok) known = settle(known, outcome.value)
    publish()
    if (missed && underWay.size === 0) void load()
    return outcome
  }

  /** Any number of change events during a read cause one more read. */
  function load(read: CartStorage['load'] = storage.load): Promise<void> {
    if (loading) missed = true
    return (loading ??= readLines(read).finally(() => {
      loading = null
      if (missed && underWay.size === 0 && !closed) void load()
    }))
  }

  async function readLines(read: CartStorage['load']): Promise<void> {
    missed = false
    const before = writes
    const result = await read()
    if (closed) return
    if (result.ok && (writes !== before || underWay.size > 0)) {
      missed = true
      return
    }
    const failedBefore = status === 'failed'
    status = result.ok ? 'ready' : 'failed'
    if (result.ok) known = result.value
    publish()
    if (!result.ok && !failedBefore) onLoadFailed()
  }

  const stopListening = storage.subscribe(() => void load())
  void load()

  return {
    view: () => view,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(item: CartItem) {
      const bump = (lines: CartLine[]) =>
        lines.map((line) =>
          isSameProduct(line, item) && line.offer === item.offer
            ? { ...line, quantity: line.quantity + item.quantity }
            : line,
        )
      return attempt({ item, on: bump }, () => storage.add(item), putLine)
    },
    setQuantity(line: CartLine, quantity: number) {
      const set = (lines: CartLine[]) => withQuantity(lines, line.id, quantity)
      return attempt({ on: set }, () => storage.setQuantity(line, quantity), set)
    },
    remove(line: CartLine) {
      const drop = (lines: CartLine[]) => withQuantity(lines, line.id, 0)
      return attempt({ on: drop }, () => storage.remove(line), drop)
    },
    clear() {
      return attempt(
        { on: () => [] },
        () => storage.clear(),
        () => [],
      )
    },
    /** Asks for current prices and returns those that changed (product: cart 21). */
    async refresh(): Promise<PriceChange[]> {
      const before = known
      await loading
      await load(storage.refresh)
      return priceChanges(before, known)
    },
    close(): void {
      closed = true
      stopListening()
    },
  }
}

function isHeld(lines: readonly CartLine[], item: CartItem): boolean {
  return lines.some((line) => isSameProduct(line, item) && line.offer === item.offer)
}

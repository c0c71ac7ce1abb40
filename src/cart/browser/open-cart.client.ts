import type { CartResult, CartStorage } from '#cart/browser/cart-storage.ts'
import { withQuantity, type CartError, type NewItem } from '#cart/cart.ts'
import { priceChanges } from '#cart/price-changes.ts'
import { emptyCart, withLine, withoutLine } from '#cart/browser/stored-cart.ts'
import type { RejectedLine, StoredCart } from '#cart/browser/stored-cart.ts'
import { err } from '#lib/result.ts'

/** The displayed state of a cart. */
export interface CartView extends StoredCart {
  /** `ready` when every line has its product data. */
  status: 'loading' | 'ready' | 'failed'
  /** Whether a change is in progress. */
  busy: boolean
}

export interface CartMessages {
  loadFailed(): void
  rejected(lines: readonly RejectedLine[]): void
}

export type OpenCart = ReturnType<typeof openCart>

/** One customer's cart: the last state from its storage, with changes in progress applied on top. */
export function openCart(storage: CartStorage, show: (view: CartView) => void, messages: CartMessages) {
  const underWay = new Map<Promise<void>, (cart: StoredCart) => StoredCart>()
  let stored = emptyCart
  let status: CartView['status'] = 'loading'
  /** Counts starts and ends of writes. A read that overlaps a write is repeated. */
  let writes = 0
  let lastRead: Promise<unknown> = Promise.resolve()
  let isLoadWaiting = false
  let isLookUpWaiting = false
  let isClosed = false

  function publish(): void {
    if (isClosed) return
    const { lines, pending } = [...underWay.values()].reduce((cart, change) => change(cart), stored)
    const isComplete = status !== 'ready' || pending.length === 0
    show({ lines, pending, status: isComplete ? status : 'loading', busy: underWay.size > 0 })
  }

  /** Shows a change before the storage has confirmed it, and reverts it if the storage fails. */
  async function write<Value>(
    early: (cart: StoredCart) => StoredCart,
    work: () => CartResult<Value>,
    settle: (cart: StoredCart, value: Value) => StoredCart,
  ): CartResult<Value> {
    const { promise, resolve } = Promise.withResolvers<void>()
    writes += 1
    underWay.set(promise, early)
    publish()
    const outcome = await attempt(work)
    writes += 1
    underWay.delete(promise)
    if (outcome.ok) stored = settle(stored, outcome.value)
    publish()
    resolve()
    return outcome
  }

  /** Runs reads one after another, so that no requested read is skipped. */
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = lastRead.then(work)
    lastRead = turn.catch(() => undefined)
    return turn
  }

  async function read(ask: () => CartResult<StoredCart>, onFailure = messages.loadFailed): Promise<void> {
    let before: number
    let result: Awaited<CartResult<StoredCart>>
    do {
      await Promise.all(underWay.keys())
      before = writes
      result = await attempt(ask)
      if (isClosed) return
    } while (result.ok && writes !== before)
    const failedBefore = status === 'failed'
    if (result.ok) stored = result.value
    if (!result.ok) status = 'failed'
    else if (!failedBefore || stored.pending.length === 0) status = 'ready'
    publish()
    if (!result.ok && !failedBefore) onFailure()
  }

  /** Several changes elsewhere trigger a single read. */
  function load(): void {
    if (isLoadWaiting || isClosed) return
    isLoadWaiting = true
    void inTurn(async () => {
      isLoadWaiting = false
      await read(storage.load)
      lookUpPending()
    })
  }

  /** Includes lines that an earlier page left pending. */
  function lookUpPending(onFailure?: () => void): void {
    if (isLookUpWaiting || isClosed || stored.pending.length === 0) return
    isLookUpWaiting = true
    void inTurn(async () => {
      isLookUpWaiting = false
      await refresh('pending', onFailure)
    })
  }

  function refresh(which: 'all' | 'pending', onFailure?: () => void): Promise<void> {
    return read(async () => {
      const result = await storage.refresh(which)
      if (result.ok && result.value.rejected.length > 0) messages.rejected(result.value.rejected)
      return result
    }, onFailure)
  }

  const stopListening = storage.subscribe(load)
  load()

  return {
    async add(item: NewItem) {
      const unchanged = (cart: StoredCart) => cart
      const before = status === 'ready' && underWay.size === 0 ? stored.lines : undefined
      const added = await write(unchanged, () => storage.add(item, before), withLine)
      // Suppress the error message: the line was added, and the cart itself shows that its price is still
      // missing.
      lookUpPending(() => undefined)
      return added
    },
    async changeQuantity(lineId: string, change: number): CartResult<number> {
      const line = stored.lines.find(({ id }) => id === lineId)
      if (!line) return err('unknown_line')
      const set = ({ lines, pending }: StoredCart, quantity: number) => ({
        lines: withQuantity(lines, lineId, quantity),
        pending,
      })
      const early = (cart: StoredCart) => set(cart, line.quantity + change)
      return write(early, () => storage.changeQuantity(line, change), set)
    },
    async remove(lineId: string): CartResult<void> {
      const line = [...stored.lines, ...stored.pending].find(({ id }) => id === lineId)
      if (!line) return err('unknown_line')
      const drop = (cart: StoredCart) => withoutLine(cart, lineId)
      return write(drop, () => storage.remove(line), drop)
    },
    clear() {
      const empty = () => emptyCart
      return write(empty, () => storage.clear(), empty)
    },
    refresh: () =>
      inTurn(async () => {
        const before = stored.lines
        await refresh('all')
        return priceChanges(before, stored.lines)
      }),
    close(): void {
      isClosed = true
      stopListening()
    },
  }
}

/** An exception counts as a failure and must not leave the cart busy. */
async function attempt<Value>(work: () => CartResult<Value>): CartResult<Value> {
  try {
    return await work()
  } catch (error) {
    console.warn('The cart storage failed.', error)
    return err<CartError>('failed')
  }
}

import { attempt, type CartOwner, type CartResult, type CartStorage } from '#cart/browser/cart-storage.ts'
import { cartToasts } from '#cart/browser/cart-toasts.client.ts'
import {
  emptyCart,
  itemOf,
  loadingCart,
  withLine,
  withLineQuantity,
  withoutLine,
  type CartMessages,
  type CartState,
  type CartView,
  type PendingLine,
  type RejectedLine,
  type StoredCart,
} from '#cart/browser/stored-cart.ts'
import type { CartLine, NewItem } from '#cart/cart.ts'
import { priceChanges, type PriceChange } from '#cart/price-changes.ts'
import { ok, err, type Result } from '#lib/result.ts'
import { createStore } from '#lib/store.ts'

export type CartStore = ReturnType<typeof createCartStore>

/** The cart of this browser's current customer. */
export const cartStore = createCartStore(cartToasts)

/** Opens the carts of successive owners and shows the open one. Actions wait until the owner is known. */
export function createCartStore(messages: CartMessages) {
  const { getState, setState, subscribe } = createStore(loadingCart)
  let owner: CartOwner = 'unknown'
  let cart: OpenCart | Exclude<CartOwner, () => unknown> = 'unknown'
  const waiting = new Set<() => void>()

  function show(changes: Partial<CartState>): void {
    setState({ ...getState(), ...changes })
  }

  function become(next: typeof cart, status: CartState['status']): void {
    cart = next
    show({ ...emptyCart, status, busy: false })
    if (next === 'unknown') return
    for (const go of waiting) go()
    waiting.clear()
  }

  async function open(openStorage: () => Promise<CartStorage>): Promise<void> {
    become('unknown', 'loading')
    try {
      const storage = await openStorage()
      if (owner === openStorage) become(openCart(storage, show, messages), 'loading')
    } catch (error) {
      if (owner !== openStorage) return
      console.warn('The cart could not be opened.', error)
      become('unreachable', 'failed')
      messages.loadFailed()
    }
  }

  /** Waits until the owner is known, and retries a cart that failed to open. */
  async function opened(): Promise<Result<OpenCart, 'login_required' | 'failed'>> {
    if (cart === 'unreachable' && typeof owner === 'function') void open(owner)
    while (cart === 'unknown') await new Promise<void>((go) => waiting.add(go))
    if (cart === 'nobody') return err('login_required')
    return typeof cart === 'object' ? ok(cart) : err('failed')
  }

  async function inOpenCart<Value>(work: (open: OpenCart) => CartResult<Value>): CartResult<Value> {
    const open = await opened()
    return open.ok ? work(open.value) : open
  }

  return {
    getState,
    subscribe,

    /** While the customer changes, the cart is empty and loading. Lines never move from one customer to another. */
    openFor(next: CartOwner): void {
      if (typeof cart === 'object') cart.close()
      owner = next
      if (typeof next === 'function') return void open(next)
      if (next === 'nobody') return become(next, 'ready')
      if (next === 'unknown') return become(next, 'loading')
      become(next, 'failed')
      messages.loadFailed()
    },

    async add(item: NewItem): CartResult<CartLine | PendingLine> {
      show({ adding: [...getState().adding, item] })
      const added = await inOpenCart((open) => open.add(item))
      show({ adding: getState().adding.filter((other) => other !== item) })
      return added
    },
    changeQuantity: (lineId: string, change: number) =>
      inOpenCart((open) => open.changeQuantity(lineId, change)),
    remove: (lineId: string) => inOpenCart((open) => open.remove(lineId)),
    clear: () => inOpenCart((open) => open.clear()),

    /** Adds removed lines again as far as possible, and returns the rejected ones. */
    async restore(lines: readonly (CartLine | PendingLine)[]): Promise<RejectedLine[]> {
      const rejected: RejectedLine[] = []
      for (const item of lines.map(itemOf)) {
        const added = await inOpenCart((open) => open.add(item))
        if (!added.ok) rejected.push({ name: item.name, reason: added.reason })
      }
      return rejected
    },

    /** Reads the cart with current prices. Returns the price changes and whether the cart is empty. */
    async refresh(): Promise<{ changes: PriceChange[]; isEmpty: boolean }> {
      const open = await opened()
      const changes = open.ok ? await open.value.refresh() : []
      const { status, lines } = getState()
      return { changes, isEmpty: open.ok && status === 'ready' && lines.length === 0 }
    },
  }
}

type OpenCart = ReturnType<typeof openCart>

/** One customer's cart: the last state from its storage, with changes in progress applied on top. */
function openCart(storage: CartStorage, show: (view: CartView) => void, messages: CartMessages) {
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
      const before = status === 'ready' && underWay.size === 0 ? stored.lines : undefined
      const added = await write(unchanged, () => storage.add(item, before), withLine)
      // No error message: the line was added, and the cart shows that its price is missing.
      lookUpPending(() => undefined)
      return added
    },
    async changeQuantity(lineId: string, change: number): CartResult<number> {
      const line = stored.lines.find(({ id }) => id === lineId)
      if (!line) return err('unknown_line')
      const set = (cart: StoredCart, quantity: number) => withLineQuantity(cart, lineId, quantity)
      const early = (cart: StoredCart) => set(cart, line.quantity + change)
      return write(early, () => storage.changeQuantity(line, change), set)
    },
    async remove(lineId: string): CartResult<void> {
      const line = [...stored.lines, ...stored.pending].find(({ id }) => id === lineId)
      if (!line) return err('unknown_line')
      const drop = (cart: StoredCart) => withoutLine(cart, lineId)
      return write(drop, () => storage.remove(line), drop)
    },
    clear: () => write(toEmpty, () => storage.clear(), toEmpty),
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

const unchanged = (cart: StoredCart) => cart
const toEmpty = () => emptyCart

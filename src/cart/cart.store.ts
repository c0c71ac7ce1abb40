import type { CartResult, CartStorage } from '#cart/cart-storage.ts'
import { cartToasts } from '#cart/cart-toasts.ts'
import { withQuantity, type CartError, type CartLine, type NewItem } from '#cart/cart.ts'
import { priceChanges, type PriceChange } from '#cart/price-changes.ts'
import { emptyCart, itemOf, withLine, withoutLine } from '#cart/stored-cart.ts'
import type { PendingLine, RejectedLine, StoredCart } from '#cart/stored-cart.ts'
import { ok, err, type Result } from '#lib/result.ts'
import { createStore } from '#lib/store.ts'

export interface CartState extends StoredCart {
  /** `ready` when every line has its product data. */
  status: 'loading' | 'ready' | 'failed'
  /** On their way into the cart, and not in it yet. */
  adding: NewItem[]
  /** Whether a change is under way. */
  busy: boolean
}

/** Whose cart is open: not known yet, nobody's, unknown to a server that does not answer, or a customer's. */
export type CartOwner = 'unknown' | 'nobody' | 'unreachable' | (() => Promise<CartStorage>)

interface CartMessages {
  loadFailed(): void
  rejected(lines: readonly RejectedLine[]): void
}

export const loadingCart: CartState = { ...emptyCart, status: 'loading', adding: [], busy: false }

export type CartStore = ReturnType<typeof createCartStore>

/** The cart of whoever uses this browser. */
export const cartStore = createCartStore(cartToasts)

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

  /** Waits until it is known whose cart is open. Retries a cart that could not be opened. */
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

    /** While the customer changes, the cart is empty and loading; lines never move from one to the other. */
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

    /** Adds lines again that were removed, all that can be, and returns the others. */
    async restore(lines: readonly (CartLine | PendingLine)[]): Promise<RejectedLine[]> {
      const rejected: RejectedLine[] = []
      for (const item of lines.map(itemOf)) {
        const added = await inOpenCart((open) => open.add(item))
        if (!added.ok) rejected.push({ name: item.name, reason: added.reason })
      }
      return rejected
    },

    /** Reads the cart with current prices. Returns those that changed, and whether the cart is empty. */
    async refresh(): Promise<{ changes: PriceChange[]; isEmpty: boolean }> {
      const open = await opened()
      const changes = open.ok ? await open.value.refresh() : []
      const { status, lines } = getState()
      return { changes, isEmpty: open.ok && status === 'ready' && lines.length === 0 }
    },
  }
}

type OpenCart = ReturnType<typeof openCart>

/** One customer's cart: what its storage last returned, with the changes under way on top. */
function openCart(storage: CartStorage, show: (view: Partial<CartState>) => void, messages: CartMessages) {
  const underWay = new Map<Promise<void>, (cart: StoredCart) => StoredCart>()
  let stored = emptyCart
  let status: CartState['status'] = 'loading'
  /** Counts begun and ended writes. A read that overlaps one is repeated. */
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

  /** Shows a change before the storage has answered, and reverts it if the storage fails. */
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

  /** Reads one after the other, so that no requested read is skipped. */
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = lastRead.then(work)
    lastRead = turn.catch(() => undefined)
    return turn
  }

  async function read(ask: () => CartResult<StoredCart>): Promise<void> {
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
    if (!result.ok && !failedBefore) messages.loadFailed()
  }

  /** Many changes elsewhere ask for one more reading, not for one each. */
  function load(): void {
    if (isLoadWaiting || isClosed) return
    isLoadWaiting = true
    void inTurn(async () => {
      isLoadWaiting = false
      await read(storage.load)
      lookUpPending()
    })
  }

  /** Also lines that an earlier page left pending. */
  function lookUpPending(): void {
    if (isLookUpWaiting || isClosed || stored.pending.length === 0) return
    isLookUpWaiting = true
    void inTurn(async () => {
      isLookUpWaiting = false
      await refresh('pending')
    })
  }

  function refresh(which: 'all' | 'pending'): Promise<void> {
    return read(async () => {
      const result = await storage.refresh(which)
      if (result.ok && result.value.rejected.length > 0) messages.rejected(result.value.rejected)
      return result
    })
  }

  const stopListening = storage.subscribe(load)
  load()

  return {
    async add(item: NewItem) {
      const unchanged = (cart: StoredCart) => cart
      const added = await write(unchanged, () => storage.add(item), withLine)
      lookUpPending()
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

/** A storage that throws has failed: it must not leave the cart busy. */
async function attempt<Value>(work: () => CartResult<Value>): CartResult<Value> {
  try {
    return await work()
  } catch (error) {
    console.warn('The cart storage failed.', error)
    return err<CartError>('failed')
  }
}

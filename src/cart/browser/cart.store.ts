import {
  type CartOwner,
  type CartResult,
  type CartStorage,
  loadingCart,
  type CartState,
  type CartView,
  type RejectedLine,
} from '#cart/browser/cart-storage.ts'
import { cartToasts } from '#cart/browser/cart-toasts.client.ts'
import {
  putLine,
  quantityAfter,
  withQuantity,
  type CartError,
  type CartLine,
  type NewItem,
  type QuantityChange,
} from '#cart/cart.ts'
import { priceChanges, type PriceChange } from '#cart/price-changes.ts'
import { ok, err, type Result } from '#lib/result.ts'
import { createStore } from '#lib/store.ts'

type Messages = Pick<typeof cartToasts, 'loadFailed'>

export type CartStore = ReturnType<typeof createCartStore>

/** The cart of this browser's current customer. */
export const cartStore = createCartStore(cartToasts, async (item) => {
  const { addToGuestCart } = await import('#cart/browser/guest-cart.client.ts')
  return addToGuestCart(item)
})

/**
 * Opens the cart of each new owner and shows it. Actions wait until the owner is known. `addToGuestCart` returns
 * whether it stored an item that requires a log-in.
 */
export function createCartStore(messages: Messages, addToGuestCart?: (item: NewItem) => Promise<boolean>) {
  const { getState, setState, subscribe } = createStore(loadingCart)
  let owner: CartOwner = 'unknown'
  let cart: OpenCart | Exclude<CartOwner, () => unknown> = 'unknown'
  const waiting = new Set<() => void>()

  function show(changes: Partial<CartState>): void {
    setState({ ...getState(), ...changes })
  }

  function become(next: typeof cart, status: CartState['status']): void {
    cart = next
    show({ lines: [], status, busy: false })
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

  /**
   * Waits until the owner is known, and returns the owner's cart. If the cart failed to open, opens it again.
   */
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

  async function add(item: NewItem): CartResult<CartLine> {
    const added = await inOpenCart((open) => open.add(item))
    if (added.ok || added.reason !== 'login_required') return added
    return (await addToGuestCart?.(item).catch(() => false)) ? err('in_guest_cart') : added
  }

  return {
    getState,
    subscribe,

    /**
     * Opens the cart of the next owner. Until it is loaded, the cart is empty, so lines never move to another
     * customer.
     */
    openFor(next: CartOwner): void {
      if (typeof cart === 'object') cart.close()
      owner = next
      if (typeof next === 'function') return void open(next)
      if (next === 'nobody') return become(next, 'ready')
      if (next === 'unknown') return become(next, 'loading')
      become(next, 'failed')
      messages.loadFailed()
    },

    async add(item: NewItem): CartResult<CartLine> {
      show({ adding: [...getState().adding, item] })
      const added = await add(item)
      show({ adding: getState().adding.filter((other) => other !== item) })
      return added
    },
    changeQuantity: (lineId: string, change: QuantityChange) =>
      inOpenCart((open) => open.changeQuantity(lineId, change)),
    remove: (lineId: string) => inOpenCart((open) => open.remove(lineId)),
    clear: () => inOpenCart((open) => open.clear()),

    async addAll(items: readonly NewItem[]): Promise<{ added: string[]; rejected: RejectedLine[] }> {
      const names: string[] = []
      const rejected: RejectedLine[] = []
      for (const item of items) {
        const added = await add(item)
        if (added.ok) names.push(item.name)
        else rejected.push({ name: item.name, reason: added.reason })
      }
      return { added: names, rejected }
    },

    /** Reads the cart with current prices. Returns price changes, and whether the cart is empty. */
    async refresh(): Promise<{ changes: PriceChange[]; isEmpty: boolean }> {
      const open = await opened()
      const changes = open.ok ? await open.value.refresh() : []
      const { status, lines } = getState()
      return { changes, isEmpty: open.ok && status === 'ready' && lines.length === 0 }
    },
  }
}

type OpenCart = ReturnType<typeof openCart>

/** The cart of one customer: the last state from its storage, with unfinished changes on top. */
function openCart(storage: CartStorage, show: (view: CartView) => void, messages: Messages) {
  const unfinished = new Set<(lines: CartLine[]) => CartLine[]>()
  let stored: CartLine[] = []
  let status: CartView['status'] = 'loading'
  let lastTurn: Promise<unknown> = Promise.resolve()
  let isLoadWaiting = false
  let isClosed = false

  function publish(): void {
    if (isClosed) return
    const lines = [...unfinished].reduce((cart, change) => change(cart), stored)
    show({ lines, status, busy: unfinished.size > 0 })
  }

  /** Reads and writes one after the other, so that no read returns the state before a write. */
  function inTurn<Value>(work: () => CartResult<Value>): CartResult<Value> {
    const turn = lastTurn
      .then(() => (isClosed ? err<CartError>('failed') : work()))
      .catch((error: unknown) => {
        console.warn('The cart storage failed.', error)
        return err<CartError>('failed')
      })
    lastTurn = turn
    return turn
  }

  /** Shows a change before the storage confirms it, and reverts it if the storage fails. */
  async function write<Value>(
    early: (lines: CartLine[]) => CartLine[],
    work: () => CartResult<Value>,
    settle: (lines: CartLine[], value: Value) => CartLine[],
  ): CartResult<Value> {
    const change = (lines: CartLine[]) => early(lines)
    unfinished.add(change)
    publish()
    const outcome = await inTurn(work)
    unfinished.delete(change)
    if (outcome.ok) stored = settle(stored, outcome.value)
    publish()
    return outcome
  }

  /** Returns the prices that have changed since the last read. */
  async function read(ask: () => CartResult<CartLine[]>): Promise<PriceChange[]> {
    const result = await inTurn(ask)
    if (isClosed) return []
    const [before, failedBefore] = [stored, status === 'failed']
    if (result.ok) stored = result.value
    status = result.ok ? 'ready' : 'failed'
    publish()
    if (!result.ok && !failedBefore) messages.loadFailed()
    return priceChanges(before, stored)
  }

  /** Reads the cart again after changes elsewhere. Several changes cause a single read. */
  function load(): void {
    if (isLoadWaiting || isClosed) return
    isLoadWaiting = true
    void read(() => {
      isLoadWaiting = false
      return storage.load()
    })
  }

  const stopListening = storage.subscribe(load)
  load()

  return {
    add: (item: NewItem) => write(unchanged, () => storage.add(item), putLine),
    async changeQuantity(lineId: string, change: QuantityChange): CartResult<number> {
      const line = stored.find(({ id }) => id === lineId)
      if (!line) return err('unknown_line')
      const set = (lines: CartLine[], quantity: number) => withQuantity(lines, lineId, quantity)
      const early = (lines: CartLine[]) => set(lines, quantityAfter(line.quantity, change))
      return write(early, () => storage.changeQuantity(line, change), set)
    },
    async remove(lineId: string): CartResult<void> {
      const line = stored.find(({ id }) => id === lineId)
      if (!line) return err('unknown_line')
      const drop = (lines: CartLine[]) => withQuantity(lines, lineId, 0)
      return write(drop, () => storage.remove(line), drop)
    },
    clear: () => write(toEmpty, () => storage.clear(), toEmpty),
    refresh: () => read(storage.refresh),
    close(): void {
      isClosed = true
      stopListening()
    },
  }
}

const unchanged = (lines: CartLine[]) => lines
const toEmpty = () => []

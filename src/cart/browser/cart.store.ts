import type { CartResult, CartStorage } from '#cart/browser/cart-storage.ts'
import { cartToasts } from '#cart/browser/cart-toasts.client.ts'
import type { CartLine, NewItem } from '#cart/cart.ts'
import { openCart, type CartMessages, type CartView, type OpenCart } from '#cart/browser/open-cart.client.ts'
import type { PriceChange } from '#cart/price-changes.ts'
import { emptyCart, itemOf } from '#cart/browser/stored-cart.ts'
import type { PendingLine, RejectedLine } from '#cart/browser/stored-cart.ts'
import { ok, err, type Result } from '#lib/result.ts'
import { createStore } from '#lib/store.ts'

export interface CartState extends CartView {
  /** Being added, and not in the cart yet. */
  adding: NewItem[]
}

/**
 * The owner of the open cart: unknown so far, nobody, unknown because the server is unreachable, or a customer's
 * storage.
 */
export type CartOwner = 'unknown' | 'nobody' | 'unreachable' | (() => Promise<CartStorage>)

export const loadingCart: CartState = { ...emptyCart, status: 'loading', adding: [], busy: false }

export type CartStore = ReturnType<typeof createCartStore>

/** The cart of this browser's current customer. */
export const cartStore = createCartStore(cartToasts)

export function createCartStore(messages: CartMessages) {
  const { getState, setState, subscribe } = createStore(loadingCart)

  function show(changes: Partial<CartState>): void {
    setState({ ...getState(), ...changes })
  }

  const { openFor, opened } = createCartOpening(show, messages)

  async function inOpenCart<Value>(work: (open: OpenCart) => CartResult<Value>): CartResult<Value> {
    const open = await opened()
    return open.ok ? work(open.value) : open
  }

  return {
    getState,
    subscribe,
    openFor,

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

/** Opens the carts of successive owners. Actions wait until the owner is known. */
function createCartOpening(show: (view: CartView) => void, messages: CartMessages) {
  let owner: CartOwner = 'unknown'
  let cart: OpenCart | Exclude<CartOwner, () => unknown> = 'unknown'
  const waiting = new Set<() => void>()

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

  /** While the customer changes, the cart is empty and loading. Lines never move from one customer to another. */
  function openFor(next: CartOwner): void {
    if (typeof cart === 'object') cart.close()
    owner = next
    if (typeof next === 'function') return void open(next)
    if (next === 'nobody') return become(next, 'ready')
    if (next === 'unknown') return become(next, 'loading')
    become(next, 'failed')
    messages.loadFailed()
  }

  return { openFor, opened }
}

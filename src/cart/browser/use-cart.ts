import { createContext, createElement, use, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { sessionStore } from '#account/session/session.store.ts'
import { cartStore, type CartStore } from '#cart/browser/cart.store.ts'
import { cartFailureSentence, cartToasts } from '#cart/browser/cart-toasts.client.ts'
import { storeRequestedItem } from '#cart/browser/requested-items.client.ts'
import { loadingCart, type CartState } from '#cart/browser/stored-cart.ts'
import { useEarlierLinesMessage } from '#cart/browser/use-earlier-lines-message.ts'
import { useRequestedItems } from '#cart/browser/use-requested-items.ts'
import {
  countOf,
  holdsProduct,
  type CartError,
  type CartLine,
  type NewItem,
  type ProductType,
  type QuantityChange,
} from '#cart/cart.ts'
import type { ToastAction } from '#ui/toasts/toast.store.ts'

export interface AddOptions {
  /**
   * Where failures are shown. On solution pages they are logged to the console, except a missing log-in
   * (product: cart 32).
   */
  failures?: 'toast' | 'console'
  /** The pressed control; the message appears near it. */
  near?: HTMLElement | undefined
}

interface CartValue extends CartState {
  count: number
  add(item: NewItem, options?: AddOptions): Promise<void>
  changeQuantity(lineId: string, change: QuantityChange): Promise<void>
  remove(lineId: string): Promise<void>
  clear(): Promise<void>
  holds(productId: string, productType: ProductType): boolean
  isAdding(productId: string, productType: ProductType): boolean
  refresh: CartStore['refresh']
  dialog: { isOpen: boolean; open(): void; close(): void }
}

const CartContext = createContext<CartValue | null>(null)

/** The cart's state and actions. Throws outside its provider (product: cart 33). */
export function useCart(): CartValue {
  const value = use(CartContext)
  if (!value) throw new Error('useCart must be used inside <CartProvider>')
  return value
}

/** Provides the cart's state and its actions with their messages. */
export function CartProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(cartStore.subscribe, cartStore.getState, () => loadingCart)
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const viewCart = { label: 'View cart', onSelect: openDialog }
  useRequestedItems(viewCart)
  useEarlierLinesMessage(viewCart)

  function openDialog(): void {
    cartToasts.dismissAdded()
    cartToasts.dismissEarlier()
    setOpen(true)
  }

  function askToLogIn(message: { detail?: string; near?: HTMLElement | undefined } = {}): void {
    // The session may have ended on the server only.
    void sessionStore.refresh()
    cartToasts.loginRequired({
      ...message,
      goTo(path) {
        setOpen(false)
        void navigate(path)
      },
    })
  }

  const value: CartValue = {
    ...state,
    count: countOf(state.lines),
    ...cartActions(state.lines, viewCart, askToLogIn),
    holds: (productId, productType) => holdsProduct(state.lines, productId, productType),
    isAdding: (productId, productType) => holdsProduct(state.adding, productId, productType),
    refresh: cartStore.refresh,
    dialog: { isOpen, open: openDialog, close: () => setOpen(false) },
  }
  return createElement(CartContext, { value }, children)
}

/** The actions that change the cart, with their messages. */
function cartActions(
  lines: readonly CartLine[],
  viewCart: ToastAction,
  askToLogIn: (message?: { detail?: string; near?: HTMLElement | undefined }) => void,
): Pick<CartValue, 'add' | 'changeQuantity' | 'remove' | 'clear'> {
  async function add(item: NewItem, { failures = 'toast', near }: AddOptions = {}): Promise<void> {
    const added = await cartStore.add(item)
    if (added.ok) return cartToasts.added({ detail: item.name, action: viewCart, near })
    if (added.reason === 'login_required') {
      storeRequestedItem(item)
      return askToLogIn({ detail: `We’ll add ${item.name} once you’re logged in.`, near })
    }
    if (failures === 'toast') return cartToasts.failed('add', added.reason, item.name, near)
    console.error(cartFailureSentence('add', added.reason), item.productId)
  }

  async function changeQuantity(lineId: string, change: QuantityChange): Promise<void> {
    const line = lines.find(({ id }) => id === lineId)
    if (!line) return
    const { name } = line.productData
    const changed = await cartStore.changeQuantity(lineId, change)
    if (!changed.ok) return showError('update', changed.reason, name)
    if (changed.value > 0) cartToasts.updated(name)
    else cartToasts.removed(name, () => void restoreLines([line]))
  }

  async function remove(lineId: string): Promise<void> {
    const line = lines.find(({ id }) => id === lineId)
    if (!line) return
    const { name } = line.productData
    const removed = await cartStore.remove(lineId)
    if (removed.ok) cartToasts.removed(name, () => void restoreLines([line]))
    else showError('remove', removed.reason, name)
  }

  async function clear(): Promise<void> {
    const gone = lines
    const cleared = await cartStore.clear()
    if (cleared.ok) cartToasts.cleared(() => void restoreLines(gone))
    else showError('clear', cleared.reason)
  }

  async function restoreLines(gone: readonly CartLine[]): Promise<void> {
    const rejected = await cartStore.restore(gone)
    if (rejected.some(({ reason }) => reason === 'login_required')) return askToLogIn()
    const isRejected = (name: string) => rejected.some((line) => line.name === name)
    const names = gone.map(({ productData }) => productData.name).filter((name) => !isRejected(name))
    if (names.length > 0) cartToasts.restored(names)
    cartToasts.rejected(rejected)
  }

  function showError(action: 'update' | 'remove' | 'clear', error: CartError, name?: string): void {
    if (error === 'login_required') askToLogIn()
    else cartToasts.failed(action, error, name)
  }

  return { add, changeQuantity, remove, clear }
}

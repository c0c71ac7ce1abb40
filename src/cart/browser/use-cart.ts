import {
  createContext,
  createElement,
  use,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { useNavigate } from 'react-router'
import { sessionStore } from '#account/session/session.store.ts'
import { useSession } from '#account/session/use-session.ts'
import { cartStore, type CartStore } from '#cart/browser/cart.store.ts'
import { cartFailureSentence, cartToasts } from '#cart/browser/cart-toasts.client.ts'
import { itemOf, loadingCart, type CartState, type RejectedLine } from '#cart/browser/cart-storage.ts'
import { useAfterLogIn } from '#cart/browser/use-after-log-in.ts'
import {
  countOf,
  holdsProduct,
  type CartError,
  type CartLine,
  type NewItem,
  type QuantityChange,
} from '#cart/cart.ts'
import type { ProductType } from '#cart/product-data.ts'

export interface AddOptions {
  /**
   * Where failures appear. On solution pages they are logged to the console, except for a missing log-in
   * (product: cart 32).
   */
  failures?: 'toast' | 'console'
}

/**
 * This object never changes, so that a change of the cart renders only components that use the changed part.
 */
interface CartActions {
  add(item: NewItem, options?: AddOptions): Promise<void>
  changeQuantity(lineId: string, change: QuantityChange): Promise<void>
  remove(lineId: string): Promise<void>
  clear(): Promise<void>
  refresh: CartStore['refresh']
  openDialog(): void
  closeDialog(): void
}

interface CartValue extends CartState, Omit<CartActions, 'openDialog' | 'closeDialog'> {
  /** Whether the lines are those of the guest cart, which wait for a log-in (product: cart 34). */
  isGuest: boolean
  /** The number of items, also of the guest cart. */
  count: number
  dialog: { isOpen: boolean; open(): void; close(): void }
}

const CartContext = createContext<CartActions | null>(null)
const CartDialogContext = createContext(false)

/** The cart's actions. Throws outside `CartProvider` (product: cart 33). */
export function useCartActions(): CartActions {
  const actions = use(CartContext)
  if (!actions) throw new Error('useCart must be used inside <CartProvider>')
  return actions
}

/** The cart's state and actions. Throws outside `CartProvider` (product: cart 33). */
export function useCart(): CartValue {
  const { openDialog, closeDialog, ...actions } = useCartActions()
  const isOpen = use(CartDialogContext)
  const state = useSyncExternalStore(cartStore.subscribe, cartStore.getState, () => loadingCart)
  const isGuest = useSession().session.status === 'signed-out' && state.lines.length > 0
  return {
    ...state,
    ...actions,
    isGuest,
    count: countOf(state.lines),
    dialog: { isOpen, open: openDialog, close: closeDialog },
  }
}

/**
 * Whether a product is in the cart of a customer, waits in the guest cart, or is being added. Other changes of
 * the cart do not render the component again.
 */
export function usePlaceInCart(
  productId: string,
  productType: ProductType,
): 'in-cart' | 'waiting' | 'adding' | null {
  return useSyncExternalStore(
    cartStore.subscribe,
    () => {
      const { lines, adding } = cartStore.getState()
      const isGuest = sessionStore.getState().status === 'signed-out'
      if (holdsProduct(lines, productId, productType)) return isGuest ? 'waiting' : 'in-cart'
      return holdsProduct(adding, productId, productType) ? 'adding' : null
    },
    () => null,
  )
}

/** Provides the cart's actions and shows their messages. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const actions = useMemo(() => cartActions(setOpen, (path) => void navigate(path)), [navigate])
  useAfterLogIn({ label: 'View cart', onSelect: actions.openDialog })
  return createElement(
    CartContext,
    { value: actions },
    createElement(CartDialogContext, { value: isOpen }, children),
  )
}

function cartActions(setOpen: (isOpen: boolean) => void, goTo: (path: string) => void): CartActions {
  const viewCart = { label: 'View cart', onSelect: openDialog }

  function openDialog(): void {
    cartToasts.dismissAdded()
    cartToasts.dismissEarlier()
    cartToasts.dismissLoginRequired()
    setOpen(true)
  }

  function askToLogIn(detail?: string): void {
    // Check the session, because it may have ended only on the server.
    void sessionStore.refresh()
    cartToasts.loginRequired({
      detail,
      goTo(path) {
        setOpen(false)
        goTo(path)
      },
    })
  }

  function lineOf(lineId: string): CartLine | undefined {
    return cartStore.getState().lines.find(({ id }) => id === lineId)
  }

  async function add(item: NewItem, { failures = 'toast' }: AddOptions = {}): Promise<void> {
    const added = await cartStore.add(item)
    if (added.ok) return cartToasts.added({ detail: item.name, action: viewCart })
    if (added.reason === 'in_guest_cart') return askToLogIn(`${item.name} is waiting in your cart.`)
    if (added.reason === 'login_required') return askToLogIn()
    if (failures === 'toast') return cartToasts.failed('add', added.reason, item.name)
    console.error(cartFailureSentence('add', added.reason), item.productId)
  }

  async function changeQuantity(lineId: string, change: QuantityChange): Promise<void> {
    const line = lineOf(lineId)
    if (!line) return
    const { name } = line.productData
    const changed = await cartStore.changeQuantity(lineId, change)
    if (!changed.ok) return showError('update', changed.reason, name)
    if (changed.value > 0) cartToasts.updated(name)
    else cartToasts.removed(name, () => void restoreLines([line]))
  }

  async function remove(lineId: string): Promise<void> {
    const line = lineOf(lineId)
    if (!line) return
    const { name } = line.productData
    const removed = await cartStore.remove(lineId)
    if (removed.ok) cartToasts.removed(name, () => void restoreLines([line]))
    else showError('remove', removed.reason, name)
  }

  async function clear(): Promise<void> {
    const lines = cartStore.getState().lines
    const cleared = await cartStore.clear()
    if (cleared.ok) cartToasts.cleared(() => void restoreLines(lines))
    else showError('clear', cleared.reason)
  }

  async function restoreLines(lines: readonly CartLine[]): Promise<void> {
    const { added, rejected } = await cartStore.addAll(lines.map(itemOf))
    if (rejected.some(({ reason }) => reason === 'login_required')) return askToLogIn()
    const isWaiting = ({ reason }: RejectedLine) => reason === 'in_guest_cart'
    const restored = [...added, ...rejected.filter(isWaiting).map(({ name }) => name)]
    if (restored.length > 0) cartToasts.restored(restored)
    cartToasts.rejected(rejected.filter((line) => !isWaiting(line)))
  }

  function showError(action: 'update' | 'remove' | 'clear', error: CartError, name?: string): void {
    if (error === 'login_required') askToLogIn()
    else cartToasts.failed(action, error, name)
  }

  return {
    add,
    changeQuantity,
    remove,
    clear,
    refresh: cartStore.refresh,
    openDialog,
    closeDialog: () => setOpen(false),
  }
}

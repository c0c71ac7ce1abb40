import { createContext, use, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { signInPath } from '#account/return-path.ts'
import { useSession } from '#account/use-session.ts'
import { failureSentence, cartToasts } from '#cart/cart-toasts.ts'
import type { CartError } from '#cart/cart-storage.ts'
import { holdsProduct, totals, type CartItem, type CartLine } from '#cart/cart.ts'
import type { Offer, ProductType } from '#cart/cart.ts'
import type { OpenCart } from '#cart/open-cart.ts'
import type { PriceChange } from '#cart/price-changes.ts'
import { useCurrentCart } from '#cart/use-current-cart.tsx'
import { err } from '#lib/result.ts'

export interface NewItem {
  productId: string
  productType: ProductType
  offer?: Offer
  quantity?: number
}

export interface AddOptions {
  /** On solution pages failures go to the console, except a missing log-in (product: cart 32). */
  failures?: 'toast' | 'console'
}

interface CartValue {
  lines: CartLine[]
  /** Items that are being added. Their prices are not known yet. */
  pending: CartItem[]
  status: 'loading' | 'ready' | 'failed'
  busy: boolean
  count: number
  add(item: NewItem, options?: AddOptions): Promise<boolean>
  setQuantity(lineId: string, quantity: number): Promise<void>
  remove(lineId: string): Promise<void>
  clear(): Promise<void>
  holds(productId: string, productType: ProductType): boolean
  /** Reads the cart with current prices. Returns those that changed, and whether the cart is empty. */
  refresh(): Promise<{ changes: PriceChange[]; isEmpty: boolean }>
  dialog: { isOpen: boolean; open(): void; close(): void }
}

const CartContext = createContext<CartValue | null>(null)

/** The cart; throws outside its provider (product: cart 33). */
export function useCart(): CartValue {
  const value = use(CartContext)
  if (!value) throw new Error('useCart needs a <CartProvider> around it')
  return value
}

/** One cart for all pages, stored by the browser or the server, and the messages about its changes. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { session, refresh: lookAgainWhoIsSignedIn } = useSession()
  const { view, whenOpen } = useCurrentCart(session)
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const { lines, pending, status, busy } = view

  function openDialog(): void {
    cartToasts.dismissAdded()
    setOpen(true)
  }

  async function add(item: NewItem, { failures = 'toast' }: AddOptions = {}): Promise<boolean> {
    const cart = await openedCart()
    if (cart === null) return askToLogIn()
    const added = cart ? await cart.add({ offer: 'standard', quantity: 1, ...item }) : err('failed')
    if (added.ok) cartToasts.added({ label: 'View cart', onSelect: openDialog })
    else if (failures === 'console' && added.reason !== 'login_required') {
      console.error(failureSentence('add', added.reason), item.productId)
    } else refused('add', added.reason)
    return added.ok
  }

  /** `null` for a signed-out visitor, `false` when it is not known whose cart it is. */
  async function openedCart(): Promise<OpenCart | null | false> {
    const opened = await whenOpen()
    return opened.ok && opened.value
  }

  async function setQuantity(lineId: string, quantity: number): Promise<void> {
    const cart = await openedCart()
    const line = lines.find(({ id }) => id === lineId)
    if (!cart || !line) return
    if (quantity < 1) return remove(lineId)
    const changed = await cart.setQuantity(line, quantity)
    if (changed.ok) cartToasts.updated()
    else refused('update', changed.reason)
  }

  async function remove(lineId: string): Promise<void> {
    const cart = await openedCart()
    const line = lines.find(({ id }) => id === lineId)
    if (!cart || !line) return
    const removed = await cart.remove(line)
    if (removed.ok) cartToasts.removed(() => void putBack([line]))
    else refused('remove', removed.reason)
  }

  async function clear(): Promise<void> {
    const cart = await openedCart()
    if (!cart || lines.length === 0) return
    const cleared = await cart.clear()
    if (cleared.ok) cartToasts.cleared(() => void putBack(lines))
    else refused('clear', cleared.reason)
  }

  async function refresh(): ReturnType<CartValue['refresh']> {
    const cart = await openedCart()
    if (!cart) return { changes: [], isEmpty: false }
    const changes = await cart.refresh()
    const now = cart.view()
    return { changes, isEmpty: now.status === 'ready' && now.lines.length === 0 }
  }

  async function putBack(gone: readonly CartLine[]): Promise<void> {
    const cart = await openedCart()
    if (!cart) return void askToLogIn()
    for (const { productId, productType, offer, quantity } of gone) {
      const added = await cart.add({ productId, productType, offer, quantity })
      if (!added.ok) return refused('add', added.reason)
    }
    cartToasts.added(undefined)
  }

  function refused(deed: 'add' | 'update' | 'remove' | 'clear', reason: CartError): void {
    if (reason !== 'login_required') return cartToasts.failed(deed, reason)
    askToLogIn()
    void lookAgainWhoIsSignedIn()
  }

  function askToLogIn(): false {
    cartToasts.loginRequired({
      label: 'Log in',
      onSelect() {
        setOpen(false)
        void navigate(signInPath(window.location.pathname + window.location.search))
      },
    })
    return false
  }

  const value: CartValue = {
    lines,
    pending,
    status,
    busy,
    count: totals(lines).count + pending.reduce((sum, { quantity }) => sum + quantity, 0),
    add,
    setQuantity,
    remove,
    clear,
    holds: (productId, productType) => holdsProduct([...lines, ...pending], productId, productType),
    refresh,
    dialog: { isOpen, open: openDialog, close: () => setOpen(false) },
  }
  return <CartContext value={value}>{children}</CartContext>
}

import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { signInPath } from '#account/return-path.ts'
import { sessionStore } from '#account/session.store.ts'
import { cartStore, loadingCart } from '#cart/cart.store.ts'
import { cartToasts, cartFailureSentence } from '#cart/cart-toasts.client.ts'
import { countOf, holdsProduct, type CartError, type CartLine, type NewItem } from '#cart/cart.ts'
import { itemOf, type PendingLine } from '#cart/stored-cart.ts'
import { CartContext, type AddOptions, type CartValue } from '#cart/use-cart.ts'
import { useWantedItems } from '#cart/use-wanted-items.ts'
import { storeWantedItem } from '#cart/wanted-items.client.ts'

/** The cart for the pages: the store's state, and its actions with their messages. */
export function CartProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(cartStore.subscribe, cartStore.getState, () => loadingCart)
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const { lines, pending } = state
  const viewCart = { label: 'View cart', onSelect: openDialog }
  useWantedItems(viewCart)

  function openDialog(): void {
    cartToasts.dismissAdded()
    setOpen(true)
  }

  async function add(item: NewItem, { failures = 'toast', near }: AddOptions = {}): Promise<void> {
    const added = await cartStore.add(item)
    if (added.ok) return cartToasts.added({ detail: item.name, action: viewCart, near })
    if (added.reason === 'login_required') {
      storeWantedItem(item)
      return askToLogIn({ detail: `${item.name} will be added once you are logged in.`, near })
    }
    if (failures === 'toast') return cartToasts.failed('add', added.reason, item.name, near)
    console.error(cartFailureSentence('add', added.reason), item.productId)
  }

  async function changeQuantity(lineId: string, change: number): Promise<void> {
    const line = lines.find(({ id }) => id === lineId)
    if (!line) return
    const { name } = line.productData
    const changed = await cartStore.changeQuantity(lineId, change)
    if (!changed.ok) return showError('update', changed.reason, name)
    if (changed.value > 0) cartToasts.updated(name)
    else cartToasts.removed(name, () => void restoreLines([line]))
  }

  async function remove(lineId: string): Promise<void> {
    const line = [...lines, ...pending].find(({ id }) => id === lineId)
    if (!line) return
    const { name } = itemOf(line)
    const removed = await cartStore.remove(lineId)
    if (removed.ok) cartToasts.removed(name, () => void restoreLines([line]))
    else showError('remove', removed.reason, name)
  }

  async function clear(): Promise<void> {
    const gone = [...lines, ...pending]
    const cleared = await cartStore.clear()
    if (cleared.ok) cartToasts.cleared(() => void restoreLines(gone))
    else showError('clear', cleared.reason)
  }

  async function restoreLines(gone: readonly (CartLine | PendingLine)[]): Promise<void> {
    const rejected = await cartStore.restore(gone)
    if (rejected.some(({ reason }) => reason === 'login_required')) return askToLogIn()
    const [only, ...others] = gone
    if (rejected.length < gone.length) {
      cartToasts.added(only && others.length === 0 ? { detail: itemOf(only).name } : {})
    }
    cartToasts.rejected(rejected)
  }

  function showError(action: 'update' | 'remove' | 'clear', error: CartError, name?: string): void {
    if (error === 'login_required') askToLogIn()
    else cartToasts.failed(action, error, name)
  }

  function askToLogIn(message: { detail?: string; near?: HTMLElement | undefined } = {}): void {
    // The session may have ended on the server alone.
    void sessionStore.refresh()
    cartToasts.loginRequired({
      ...message,
      action: {
        label: 'Log in',
        onSelect() {
          setOpen(false)
          void navigate(signInPath(window.location.pathname + window.location.search))
        },
      },
    })
  }

  const value: CartValue = {
    ...state,
    count: countOf([...lines, ...pending]),
    add,
    changeQuantity,
    remove,
    clear,
    holds: (productId, productType) => holdsProduct([...lines, ...pending], productId, productType),
    isAdding: (productId, productType) => holdsProduct(state.adding, productId, productType),
    refresh: cartStore.refresh,
    dialog: { isOpen, open: openDialog, close: () => setOpen(false) },
  }
  return <CartContext value={value}>{children}</CartContext>
}

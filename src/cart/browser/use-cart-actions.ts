import { cartStore } from '#cart/browser/cart.store.ts'
import { cartToasts, cartFailureSentence } from '#cart/browser/cart-toasts.client.ts'
import type { CartError, CartLine, NewItem } from '#cart/cart.ts'
import { itemOf, type PendingLine, type StoredCart } from '#cart/browser/stored-cart.ts'
import type { AddOptions, CartValue } from '#cart/browser/use-cart.ts'
import { storeRequestedItem } from '#cart/browser/requested-items.client.ts'
import type { ToastAction } from '#ui/toasts/toast.store.ts'

/** The actions that change the cart, with their messages. */
export function useCartActions(
  { lines, pending }: StoredCart,
  viewCart: ToastAction,
  askToLogIn: (message?: { detail?: string; near?: HTMLElement | undefined }) => void,
): Pick<CartValue, 'add' | 'changeQuantity' | 'remove' | 'clear'> {
  async function add(item: NewItem, { failures = 'toast', near }: AddOptions = {}): Promise<void> {
    const added = await cartStore.add(item)
    if (added.ok) return cartToasts.added({ detail: item.name, action: viewCart, near })
    if (added.reason === 'login_required') {
      storeRequestedItem(item)
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

  return { add, changeQuantity, remove, clear }
}

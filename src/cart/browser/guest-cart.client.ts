import { guest } from '#account/session/guest-lines.client.ts'
import { browserCart } from '#cart/browser/browser-cart-storage.client.ts'
import type { CartStore } from '#cart/browser/cart.store.ts'
import { itemOf, type CartStorage } from '#cart/browser/cart-storage.ts'
import { cartToasts, errorReason } from '#cart/browser/cart-toasts.client.ts'
import { holdsProduct, type NewItem } from '#cart/cart.ts'
import { withLock } from '#lib/lock.client.ts'
import { err } from '#lib/result.ts'
import type { ToastAction } from '#ui/toasts/toast.store.ts'

const guestCart = browserCart(guest)

/** Shows and changes the guest cart. Adding an item requires a log-in (product: cart 13). */
export const guestStorage: CartStorage = {
  ...guestCart,
  add: () => Promise.resolve(err('login_required')),
}

/** Adds an item once, however often a visitor presses 'Add to Cart' (product: cart 34). */
export async function addToGuestCart(item: NewItem): Promise<boolean> {
  const held = await guestCart.load()
  if (held.ok && holdsProduct(held.value, item.productId, item.productType)) return true
  return (await guestCart.add(item)).ok
}

/**
 * Moves the guest cart into the cart of the customer who has logged in, under a lock that all tabs share. A line
 * stays in the guest cart if adding it may succeed later.
 */
export function moveGuestCart(
  cart: Pick<CartStore, 'refresh' | 'getState' | 'add'>,
  viewCart: ToastAction,
): Promise<void> {
  return withLock('wadah.guest-cart', async () => {
    const found = await guestCart.refresh()
    if (!found.ok || found.value.length === 0) return
    // Refresh the customer's cart too, because it may already contain a product.
    await cart.refresh()
    const names: string[] = []
    for (const line of found.value) {
      const { productId, productType, productData } = line
      if (!holdsProduct(cart.getState().lines, productId, productType)) {
        const added = await cart.add(itemOf(line))
        if (added.ok) names.push(productData.name)
        else if (added.reason === 'in_guest_cart') break
        else cartToasts.failed('add', added.reason, productData.name)
        if (!added.ok && errorReason(added.reason) === null) continue
      }
      await guestCart.remove(line)
    }
    if (names.length === 0) return
    // The checkout shows the items, and on a phone the toast would cover it.
    if (!leadsToCheckout(window.location)) sayAdded(names, viewCart)
    // Storage changes reach other tabs slightly after the lock is released, so hold it for another read.
    await cart.refresh()
  })
}

function sayAdded(names: readonly string[], action: ToastAction): void {
  const pronoun = names.length === 1 ? 'this' : 'these'
  cartToasts.added({ detail: `${names.join(', ')}: you chose ${pronoun} before you logged in.`, action })
}

/** Whether the visitor is at the checkout, or logs in for it. */
function leadsToCheckout({ pathname, search }: Location): boolean {
  return (new URLSearchParams(search).get('next') ?? pathname).startsWith('/checkout')
}

import { useCart } from '#cart/browser/use-cart.ts'
import { cartToasts } from '#cart/browser/cart-toasts.client.ts'
import { useLazy } from '#ui/loading/use-lazy.ts'

function fetchSheet() {
  return import('#cart/dialog/cart-sheet.tsx')
}

/** Loads the cart dialog when it is about to be opened, not with every page. */
export function fetchCartDialog(): void {
  fetchSheet().catch(() => undefined)
}

export function CartDialog() {
  const { dialog } = useCart()
  const sheet = useLazy(dialog.isOpen, fetchSheet, () => {
    cartToasts.failed('load', 'failed')
    dialog.close()
  })
  return sheet ? <sheet.CartSheet /> : null
}

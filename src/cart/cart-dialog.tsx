import { lazy, Suspense, useState } from 'react'
import { useCart } from '#cart/cart-provider.tsx'

/** The dialog is fetched when somebody is about to open it, not with every page. */
export function fetchCartDialog() {
  return import('#cart/cart-sheet.tsx')
}

const CartSheet = lazy(() => fetchCartDialog().then((file) => ({ default: file.CartSheet })))

/** The cart from anywhere on the site (spec §2.3). */
export function CartDialog() {
  const { dialog } = useCart()
  const [wasOpened, setOpened] = useState(false)
  if (dialog.isOpen && !wasOpened) setOpened(true)
  return wasOpened ? (
    <Suspense>
      <CartSheet />
    </Suspense>
  ) : null
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { CartContents } from '#cart/dialog/cart-contents.tsx'
import { CartFooter } from '#cart/dialog/cart-footer.tsx'
import { useCart } from '#cart/browser/use-cart.ts'
import { useDiscount } from '#cart/discounts/use-discount.ts'
import type { PriceChange } from '#cart/price-changes.ts'
import { cartTitle } from '#cart/cart.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'

/** The cart as a sheet on the right, full screen on phones. It closes when another page opens. */
export function CartSheet() {
  const { lines, count, status, dialog } = useCart()
  const discount = useDiscount(lines, dialog.isOpen)
  const [changes, setChanges] = useState<readonly PriceChange[]>([])
  const isKnown = status === 'ready' || count > 0
  const { pathname } = useLocation()
  const openedOn = useRef(pathname)
  const close = useEffectEvent(dialog.close)
  useEffect(() => {
    if (openedOn.current !== pathname) close()
    openedOn.current = pathname
  }, [pathname])
  useEffect(() => {
    return dialog.isOpen ? keepFocus : undefined
  }, [dialog.isOpen])
  return (
    <Dialog
      open={dialog.isOpen}
      onClose={dialog.close}
      placement="right"
      closesOutside
      title={cartTitle(isKnown ? count : null)}
      footer={
        (isKnown || status === 'loading') && <CartFooter discount={discount.discount} changes={changes} />
      }
    >
      <CartContents discount={discount} onPriceChanges={setChanges} />
    </Dialog>
  )
}

/**
 * The browser returns the focus to the element that had it before. If that element is gone, as a toast may
 * be, the cart button gets the focus.
 */
function keepFocus(): void {
  // While the dialog closes, it still has the focus.
  if (!document.activeElement?.matches('body, dialog, dialog *')) return
  document.querySelector<HTMLElement>('header button[aria-label^="Cart"]')?.focus()
}

import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { CartContents } from '#cart/cart-contents.tsx'
import { CartFooter } from '#cart/cart-footer.tsx'
import { useCart } from '#cart/cart-provider.tsx'
import { cartTitle } from '#cart/cart-title.ts'
import { Dialog } from '#ui/dialog.tsx'

/** A sheet at the right, the whole screen on phones; it belongs to the page on which it was opened. */
export function CartSheet() {
  const { count, dialog } = useCart()
  const { pathname } = useLocation()
  const openedOn = useRef(pathname)
  const close = useEffectEvent(dialog.close)
  useEffect(() => {
    if (openedOn.current !== pathname) close()
    openedOn.current = pathname
  }, [pathname])
  return (
    <Dialog
      open={dialog.isOpen}
      onClose={dialog.close}
      placement="right"
      title={cartTitle(count)}
      footer={<CartFooter />}
    >
      <CartContents />
    </Dialog>
  )
}

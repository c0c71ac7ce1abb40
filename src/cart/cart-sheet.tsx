import { CartContents } from '#cart/cart-contents.tsx'
import { CartFooter } from '#cart/cart-footer.tsx'
import { useCart } from '#cart/cart-provider.tsx'
import { cartTitle } from '#cart/cart-title.ts'
import { Dialog } from '#ui/dialog.tsx'

/** A sheet at the right, the whole screen on phones. */
export function CartSheet() {
  const { count, dialog } = useCart()
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

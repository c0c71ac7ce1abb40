import { lazy, Suspense } from 'react'
import { useCart } from '#cart/cart-provider.tsx'
import { cartTitle } from '#cart/line-labels.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Spinner } from '#ui/spinner.tsx'

/** What is in the dialog is fetched when somebody is about to open it, not with every page. */
export function loadCartContents() {
  return import('#cart/cart-contents.tsx')
}

const CartContents = lazy(() => loadCartContents().then((file) => ({ default: file.CartContents })))
const CartFooter = lazy(() => loadCartContents().then((file) => ({ default: file.CartFooter })))

/** The cart from anywhere on the site: a sheet at the right, the whole screen on phones (spec §2.3). */
export function CartDialog() {
  const { count, dialog } = useCart()
  return (
    <Dialog
      open={dialog.isOpen}
      onClose={dialog.close}
      placement="right"
      title={cartTitle(count)}
      footer={
        <Suspense>
          <CartFooter />
        </Suspense>
      }
    >
      <Suspense fallback={<Spinner className="mx-auto my-12 size-10 text-ink-faint" />}>
        <CartContents />
      </Suspense>
    </Dialog>
  )
}

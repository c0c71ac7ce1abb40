import { fetchCartDialog } from '#cart/dialog/cart-dialog.tsx'
import { useCart } from '#cart/browser/use-cart.ts'
import { countOfItems } from '#cart/cart.ts'
import { buttonClass } from '#ui/forms/button.tsx'
import { keepsEarlyPresses } from '#ui/forms/early-press.ts'
import { CartIcon } from '#ui/icons/icons-interface.tsx'

/** Shows the number of items and opens the cart (product: pages 16). */
export function CartButton() {
  const { count, dialog } = useCart()
  return (
    <button
      type="button"
      className={`${buttonClass({ variant: 'quiet', size: 'icon' })} relative`}
      aria-label={count === 0 ? 'Cart' : `Cart, ${countOfItems(count)}`}
      aria-haspopup="dialog"
      {...keepsEarlyPresses}
      onPointerEnter={fetchCartDialog}
      onFocus={fetchCartDialog}
      onClick={dialog.open}
    >
      <CartIcon className="size-6" />
      {count > 0 && (
        <span className="absolute -end-0.5 top-0 min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-5 font-semibold text-accent-ink tabular-nums">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  )
}

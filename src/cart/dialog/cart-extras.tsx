import { Link } from 'react-router'
import { useCart } from '#cart/browser/use-cart.ts'
import { ShareCart } from '#cart/dialog/share-cart.tsx'
import { DiscountCode } from '#cart/discounts/discount-code.tsx'
import type { DiscountOfCart } from '#cart/discounts/use-discount.ts'
import { buttonClass } from '#ui/forms/button.tsx'

/** What can be done with the whole cart, below its lines, so that the footer stays low (product: cart 28). */
export function CartExtras({ discount }: { discount: DiscountOfCart }) {
  const { dialog } = useCart()
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <DiscountCode of={discount} />
      <div className="flex flex-wrap justify-between gap-x-6">
        <ShareCart />
        <Link
          to="/marketplace/quotes/new"
          className={`${buttonClass({ variant: 'quiet' })} px-0 text-sm`}
          onClick={dialog.close}
        >
          Ask for a quote
        </Link>
      </div>
    </div>
  )
}

import { useState } from 'react'
import type { Offer, ProductType } from '#cart/product-data.ts'
import { useCartActions, usePlaceInCart, type AddOptions } from '#cart/browser/use-cart.ts'
import { Button, type ButtonSize, type ButtonVariant } from '#ui/forms/button.tsx'
import { keepsEarlyPresses } from '#ui/forms/early-press.ts'
import { CartIcon, CheckIcon } from '#ui/icons/icons-interface.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

interface AddToCartButtonProps extends Pick<AddOptions, 'failures'> {
  productId: string
  productType: ProductType
  offer?: Offer
  /** The product's name, for screen readers that announce the button out of context. */
  name: string
  /**
   * 'Added' in the listing, 'In Cart' in the catalog and on solution pages (product: marketplace 13,
   * solutions 18).
   */
  inCartLabel: 'Added' | 'In Cart'
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}

/**
 * Adds the product to the cart. The button is busy while the product is added; afterward a link to the cart
 * appears beside the button.
 */
export function AddToCartButton(props: AddToCartButtonProps) {
  const { productId, productType, offer = 'standard', name, failures = 'toast' } = props
  const { add, openDialog } = useCartActions()
  const placeInCart = usePlaceInCart(productId, productType)
  /** Disabling the button while it is focused would take the focus from keyboard users. */
  const [keepsFocus, setKeepsFocus] = useState(false)
  const isInCart = placeInCart === 'in-cart'
  const isHeld = isInCart || placeInCart === 'waiting'
  const isBusy = placeInCart === 'adding'

  function press() {
    setKeepsFocus(true)
    const item = { productId, productType, offer, quantity: 1, name }
    void add(item, { failures })
  }

  return (
    <div className={`flex flex-wrap items-center gap-2 ${props.className ?? ''}`}>
      <Button
        variant={props.variant ?? 'ink'}
        size={props.size ?? 'medium'}
        className="grow"
        disabled={isInCart && !keepsFocus}
        aria-disabled={isInCart}
        busy={isBusy}
        {...keepsEarlyPresses}
        onClick={press}
        onBlur={() => setKeepsFocus(false)}
      >
        {isInCart ? <CheckIcon className="size-5" /> : !isBusy && <CartIcon className="size-5" />}
        {isInCart ? props.inCartLabel : 'Add to Cart'}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {isHeld && (
        <Button variant="quiet" className="px-3 whitespace-nowrap" onClick={openDialog}>
          View cart
        </Button>
      )}
    </div>
  )
}

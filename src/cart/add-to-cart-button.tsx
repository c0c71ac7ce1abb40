import { useState } from 'react'
import type { Offer, ProductType } from '#cart/cart.ts'
import { useCart, type AddOptions } from '#cart/cart-provider.tsx'
import { Button, type ButtonVariant } from '#ui/button.tsx'
import { CartIcon, CheckIcon } from '#ui/icons-interface.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

interface AddToCartButtonProps extends AddOptions {
  productId: string
  productType: ProductType
  offer?: Offer
  /** The product's name, for screen readers, which read the button without its card. */
  name: string
  /** 'Added' in the listing, 'In Cart' elsewhere (product: marketplace 13). */
  inCartLabel: 'Added' | 'In Cart'
  disabled?: boolean
  variant?: ButtonVariant
  className?: string
}

/** 'Add to Cart', then a disabled 'Added' or 'In Cart'. The page's HTML is the same for everybody's cart. */
export function AddToCartButton(props: AddToCartButtonProps) {
  const { productId, productType, offer = 'standard', failures = 'toast' } = props
  const { add, holds } = useCart()
  const [adding, setAdding] = useState(false)
  /** A truly disabled button would lose the keyboard focus. */
  const [isHeld, setHeld] = useState(false)
  const isInCart = holds(productId, productType)

  async function press() {
    setAdding(true)
    setHeld(true)
    await add({ productId, productType, offer }, { failures })
    setAdding(false)
  }

  return (
    <Button
      variant={props.variant ?? 'ink'}
      disabled={props.disabled || (isInCart && !isHeld)}
      aria-disabled={isInCart}
      busy={adding && !isInCart}
      className={props.className ?? ''}
      onClick={() => void press()}
      onBlur={() => setHeld(false)}
    >
      {isInCart ? <CheckIcon className="size-5" /> : !adding && <CartIcon className="size-5" />}
      {isInCart ? props.inCartLabel : 'Add to Cart'}
      <VisuallyHidden> {props.name}</VisuallyHidden>
    </Button>
  )
}

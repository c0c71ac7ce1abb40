import { AddToCartButton } from '#cart/browser/add-to-cart-button.tsx'
import { OpenLink } from '#catalog/products/open-link.tsx'
import { productAction, type ActedOn } from '#catalog/products/product-action.ts'
import type { Product } from '#catalog/product.ts'
import { Button, buttonClass } from '#ui/forms/button.tsx'

interface ProductButtonProps {
  product: Pick<Product, 'id' | 'name' | 'productType' | 'redirectUrl'> & ActedOn
  inCartLabel: 'Added' | 'In Cart'
  /** `primary` on the page of the product, where this is the main action. */
  variant?: 'primary' | 'ink'
}

/** Adds the product to the cart, or opens its demo or download (product: marketplace 13, 14). */
export function ProductButton({ product, inCartLabel, variant = 'ink' }: ProductButtonProps) {
  const action = productAction(product)
  if (action.kind === 'add') {
    return (
      <AddToCartButton
        productId={product.id}
        productType="marketplace"
        name={product.name}
        inCartLabel={inCartLabel}
        variant={variant}
      />
    )
  }
  if (action.kind === 'soon') {
    return (
      <Button disabled variant="secondary">
        Coming Soon
      </Button>
    )
  }
  const look = buttonClass({ variant: variant === 'primary' ? 'primary' : 'secondary' })
  return <OpenLink address={action.address} label={action.label} name={product.name} className={look} />
}

import { Link } from 'react-router'
import { AddToCartButton } from '#cart/add-to-cart-button.tsx'
import { productAction } from '#catalogue/product-action.ts'
import type { Product } from '#catalogue/product.ts'
import { buttonClass } from '#ui/button.tsx'
import { DownloadIcon } from '#ui/icons-commerce.tsx'
import { ArrowRightIcon } from '#ui/icons-interface.tsx'
import { ExternalLink } from '#ui/link.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

interface ProductButtonProps {
  product: Pick<Product, 'id' | 'name' | 'productType' | 'redirectUrl'>
  inCartLabel: 'Added' | 'In Cart'
  /** `primary` on the product's own page, where it is the main action. */
  variant?: 'primary' | 'ink'
  className?: string
}

/** Adds to the cart, or opens the demo or download (product: marketplace 13, 14). */
export function ProductButton({ product, inCartLabel, variant = 'ink', className = '' }: ProductButtonProps) {
  const action = productAction(product)
  if (action.kind === 'add') {
    return (
      <AddToCartButton
        productId={product.id}
        productType="marketplace"
        name={product.name}
        inCartLabel={inCartLabel}
        variant={variant}
        className={className}
      />
    )
  }
  const { href, leadsTo } = action.address
  const look = `${buttonClass({ variant: variant === 'primary' ? 'primary' : 'secondary' })} ${className}`
  const words = (
    <>
      {action.label}
      <VisuallyHidden> {product.name}</VisuallyHidden>
    </>
  )
  if (leadsTo === 'elsewhere') {
    return (
      <ExternalLink href={href} className={look}>
        {words}
      </ExternalLink>
    )
  }
  if (leadsTo === 'file') {
    return (
      <a href={href} download className={look}>
        <DownloadIcon />
        {words}
      </a>
    )
  }
  return (
    <Link to={href} prefetch="intent" className={look}>
      {words}
      <ArrowRightIcon />
    </Link>
  )
}

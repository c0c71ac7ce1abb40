import { AddToCartButton } from '#cart/browser/add-to-cart-button.tsx'
import { OpenLink } from '#catalog/products/open-link.tsx'
import { buyingStep, type FixedPage, type ForSale } from '#solutions/fixed/content/fixed-page.ts'
import { Button, buttonClass } from '#ui/forms/button.tsx'

interface BuyButtonProps {
  page: FixedPage
  sale: ForSale
  className?: string
}

/**
 * The button of a fixed page: 'Add to Cart', 'In Cart' after that, or 'Download' (product: solutions 18;
 * marketplace 14).
 */
export function BuyButton({ page, sale, className = '' }: BuyButtonProps) {
  const step = buyingStep(sale)
  if (step === 'soon' || step === 'unavailable') {
    return (
      <Button disabled size="large" className={className}>
        {step === 'soon' ? 'Coming Soon' : 'Not available right now'}
      </Button>
    )
  }
  if (sale.opens !== null) {
    const { label, address } = sale.opens
    const look = `${buttonClass({ size: 'large' })} ${className}`
    return <OpenLink address={address} label={label} name={page.title} className={look} />
  }
  return (
    <AddToCartButton
      productId={sale.id}
      productType={sale.type}
      offer={page.offer}
      name={page.title}
      inCartLabel="In Cart"
      failures="console"
      variant="primary"
      size="large"
      className={className}
    />
  )
}

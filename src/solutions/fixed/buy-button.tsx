import { Link } from 'react-router'
import { AddToCartButton } from '#cart/add-to-cart-button.tsx'
import { buyingStep, type FixedPage, type ForSale, type Opening } from '#solutions/fixed/fixed-page.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { DownloadIcon } from '#ui/icons-commerce.tsx'
import { ExternalLink } from '#ui/link.tsx'

/**
 * The button of a fixed page: 'Add to Cart' and 'In Cart', 'Download', or disabled (product: solutions 18, 20;
 * marketplace 14).
 */
export function BuyButton({ page, sale }: { page: FixedPage; sale: ForSale }) {
  const step = buyingStep(sale)
  if (step === 'soon' || step === 'unavailable') {
    return (
      <Button disabled size="large">
        {step === 'soon' ? 'Coming Soon' : 'Not available at present'}
      </Button>
    )
  }
  if (sale.opens !== null) return <OpenButton opens={sale.opens} />
  return (
    <AddToCartButton
      productId={sale.id}
      productType={sale.type}
      offer={page.offer}
      name={page.title}
      inCartLabel="In Cart"
      failures="console"
      variant="primary"
      className="button-large"
    />
  )
}

function OpenButton({ opens: { label, address } }: { opens: Opening }) {
  const look = buttonClass({ size: 'large' })
  if (address.leadsTo === 'elsewhere') {
    return (
      <ExternalLink href={address.href} className={look}>
        {label}
      </ExternalLink>
    )
  }
  if (address.leadsTo === 'page') {
    return (
      <Link to={address.href} prefetch="intent" className={look}>
        {label}
      </Link>
    )
  }
  return (
    <a href={address.href} download className={look}>
      <DownloadIcon />
      {label}
    </a>
  )
}

import { brand } from '#content/brand.ts'
import { demoOrders } from '#content/catalog/demo-orders.ts'
import { demoFacts } from '#catalog/details/buy-facts.ts'
import { BuyFactsList } from '#catalog/details/buy-facts-list.tsx'
import type { Detailed } from '#catalog/details/item-details.ts'
import { featuresOnProductCard, firstOf } from '#catalog/products/labels.ts'
import { Price } from '#catalog/products/price.tsx'
import { SaveToggle } from '#catalog/saved/save-toggle.tsx'
import { isPricedDemo, productAction } from '#catalog/products/product-action.ts'
import { addressOf } from '#catalog/details/link-address.ts'
import { offerTerms, type RunningOffer } from '#catalog/offers/offer.ts'
import { ProductButton } from '#marketplace/product-button.tsx'
import { AskAboutProduct } from '#enquiries/forms/ask-about-product.tsx'
import type { Product } from '#catalog/product.ts'
import { buttonClass } from '#ui/forms/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ExternalLink } from '#ui/forms/link.tsx'
import { CheckIcon } from '#ui/icons/icons-interface.tsx'

/** The price, up to three features, and the button (product: marketplace 20). */
export function PurchaseCard({
  product,
  offer,
  responseHours,
}: {
  product: Detailed<Product>
  offer: RunningOffer | null
  responseHours: number | null
}) {
  const { maxQuantity, details } = product
  const action = productAction(product)
  const isSold = action.kind === 'add'
  const hasPricedDemo = isPricedDemo(product)
  const seller = product.seller?.name ?? brand.name
  const demo = demoOrders[product.id]
  const ask = (
    <AskAboutProduct
      product={product}
      seller={seller}
      responseHours={responseHours}
      className={`${buttonClass({ variant: hasPricedDemo ? 'secondary' : 'quiet' })} w-full`}
    />
  )
  return (
    <Card look="raised" data-keep-together="" className="grid gap-4 p-6">
      <Price
        size="page"
        price={product.price}
        originalPrice={product.originalPrice}
        interval={product.subscriptionInterval}
        unitCovers={product.unitCovers}
        note={hasPricedDemo && !product.subscriptionInterval ? 'Order after the demo' : null}
      />
      {offer && <OfferNote offer={offer} />}
      <FeatureList features={firstOf(product.features, featuresOnProductCard).shown} className="text-sm" />
      <div className="grid gap-2">
        <div className="grid max-lg:hidden" data-screen-only="">
          <ProductButton product={product} inCartLabel="In Cart" variant="primary" />
        </div>
        {isSold && maxQuantity !== null && (
          <p className="text-sm text-ink-faint lg:text-center">
            {maxQuantity === 1 ? 'Limit one per order.' : `Limit ${maxQuantity} per order.`}
          </p>
        )}
        {hasPricedDemo && ask}
      </div>
      <div className="grid gap-1">
        <SaveToggle product={product} look="words" className="w-full" />
        {!hasPricedDemo && ask}
      </div>
      {action.kind !== 'soon' && (
        <BuyFactsList
          way={action.kind === 'add' ? 'cart' : action.label}
          price={product.price}
          interval={product.subscriptionInterval}
          facts={hasPricedDemo ? demoFacts(demo?.page, demo?.order ?? `ask ${seller}.`) : undefined}
          hasTerms={details.cancelling !== undefined}
        />
      )}
      <Further product={product} />
    </Card>
  )
}

/** The last day of the offer, and the lowest price before it (product: discounts 22). */
function OfferNote({ offer }: { offer: RunningOffer }) {
  return <p className="-mt-3 text-sm text-ink-soft">Offer {offerTerms(offer)}</p>
}

function Further({ product }: { product: Product }) {
  const links = [
    { label: 'Demo', address: addressOf(product.demoUrl) },
    { label: 'Documentation', address: addressOf(product.documentationUrl) },
  ].flatMap(({ label, address }) => (address ? [{ label, href: address.href }] : []))
  if (links.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-6 text-sm">
      {links.map(({ label, href }) => (
        <ExternalLink key={label} href={href} className="link inline-flex min-h-11 items-center">
          {label}
        </ExternalLink>
      ))}
    </p>
  )
}

/** Lists the features of the product, one per line. */
function FeatureList({ features, className = '' }: { features: readonly string[]; className?: string }) {
  return (
    <ul className={`grid gap-2 ${className}`}>
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <CheckIcon className="mt-1 size-4 text-teal" />
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  )
}

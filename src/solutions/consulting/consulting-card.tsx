import { Link } from 'react-router'
import { AddToCartButton } from '#cart/browser/add-to-cart-button.tsx'
import { CardTags } from '#catalog/products/card-tags.tsx'
import { featuresOnConsultingCard, firstOf, moreFeatures } from '#catalog/products/labels.ts'
import { Price } from '#catalog/products/price.tsx'
import { RatingAndDownloads, SellerLine } from '#catalog/products/product-facts.tsx'
import type { Product } from '#catalog/product.ts'
import { consultants } from '#content/solutions/consultants.ts'
import { useSite } from '#site/site.ts'
import { ConsultantLine } from '#solutions/consulting/consultant-line.tsx'
import { CheckList } from '#solutions/check-list.tsx'
import { CardPicture } from '#solutions/pictures.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ExternalLink } from '#ui/forms/link.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

/** A consulting product with at most six features (product: solutions 13). */
export function ConsultingCard({ offer, isWide }: { offer: Product; isWide: boolean }) {
  const site = useSite()
  const path = `/marketplace/${offer.id}`
  const consultant = consultants[offer.id]
  const { shown, hidden } = firstOf(offer.features, featuresOnConsultingCard)
  return (
    <Card link className="flex flex-col overflow-hidden">
      <CardPicture
        subject={{ id: offer.id, category: 'consulting' }}
        to={path}
        className={`max-md:aspect-5/2 md:aspect-2/1 ${isWide ? 'md:max-lg:aspect-3/1' : ''}`}
      />
      <div className="flex grow flex-col gap-4 p-4 sm:p-6">
        <CardTags tags={offer.tags} />
        <div>
          <h3 className="text-2xl">
            <Link to={path} prefetch="intent" viewTransition className="card-hit">
              {offer.name}
            </Link>
          </h3>
          <p className="mt-2 text-ink-soft">{offer.shortDescription || offer.description}</p>
        </div>
        {consultant && <ConsultantLine consultant={consultant} isUnmarked />}
        {offer.seller && <SellerLine seller={offer.seller} />}
        <CheckList items={shown} more={moreFeatures(hidden)} className="text-sm" />
        <div className="mt-auto grid gap-4 pt-2">
          <RatingAndDownloads product={offer} />
          <Price
            price={offer.price}
            originalPrice={offer.originalPrice}
            interval={offer.subscriptionInterval}
          />
          <div className="card-above grid gap-1">
            <AddToCartButton
              productId={offer.id}
              productType="marketplace"
              name={offer.name}
              inCartLabel="In Cart"
              failures="console"
            />
            <p className="text-center text-sm text-ink-soft">
              Talk to us first:{' '}
              <ExternalLink href={site.consultingUrl} className="link inline-flex min-h-11 items-center">
                Get This Solution
                <VisuallyHidden> {offer.name}</VisuallyHidden>
              </ExternalLink>
            </p>
          </div>
        </div>
      </div>
    </Card>
  )
}

import { Link } from 'react-router'
import { SellerLine } from '#catalog/products/product-facts.tsx'
import { brand } from '#content/brand.ts'
import { hasCloseMatches, type CloseMatches, type NearOffer } from '#marketplace/listing/listing-data.ts'
import { ProductCard } from '#marketplace/product-card.tsx'
import { cardColumns, eagerPictures } from '#marketplace/product-grid.tsx'
import { SolutionCard } from '#marketplace/solution-card.tsx'

type CloseMatchesProps = CloseMatches & {
  search: string
  /** Whether the search had no exact results. */
  isAlone: boolean
  isBesideFacets: boolean
}

/** The close matches, shown below the results (product: marketplace 57). */
export function CloseMatchesRegion(props: CloseMatchesProps) {
  const { offers, places, placesFirst, search, isAlone, isBesideFacets } = props
  if (!hasCloseMatches(props)) return null
  return (
    <section aria-label="Close matches" className={isAlone ? '' : 'mt-6 sm:mt-8'}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className={`line-clamp-2 ${isAlone ? 'text-xl sm:text-2xl' : 'text-lg'}`}>
          {isAlone ? `Closest matches for “${search}”` : 'Close matches'}
          {isAlone && offers.length > 0 && (
            <span aria-hidden="true" className="font-text text-sm text-ink-soft">
              {` (${offers.length})`}
            </span>
          )}
        </h2>
        {placesFirst && <NearPlaces places={places} />}
      </div>
      {offers.length > 0 && (
        <ul className={cardColumns(isBesideFacets, offers.length)}>
          {offers.map((offer, index) => (
            <li key={keyOf(offer)}>
              <NearOfferCard offer={offer} eager={isAlone && index < eagerPictures} />
            </li>
          ))}
        </ul>
      )}
      {!placesFirst && places.length > 0 && (
        <div className="mt-5">
          <NearPlaces places={places} />
        </div>
      )}
    </section>
  )
}

function NearOfferCard({ offer, eager }: { offer: NearOffer; eager: boolean }) {
  if (offer.kind === 'product') return <ProductCard product={offer.product} eager={eager} />
  return (
    <SolutionCard solution={offer.solution} heading="h3" eager={eager} hasIcon={false}>
      <SellerLine seller={ownSeller} />
    </SolutionCard>
  )
}

/** The shop itself, which needs no verification. */
const ownSeller = { id: brand.sellerId, name: brand.arms.solutions, isVerified: true }

function keyOf(offer: NearOffer): string {
  return offer.kind === 'product' ? `product ${offer.product.id}` : `solution ${offer.solution.id}`
}

function NearPlaces({ places }: Pick<CloseMatches, 'places'>) {
  return (
    <ul className="bleed flex gap-2 overflow-x-auto sm:flex-wrap">
      {places.map(({ kind, id, name, address }) => (
        <li key={`${kind} ${id}`} className="shrink-0">
          <Link to={address} className="facet-chip">
            <span className="text-ink-soft">{kindLabels[kind]}</span>{' '}
            <span className="font-medium">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const kindLabels = { seller: 'Seller', category: 'Category', article: 'Article' }

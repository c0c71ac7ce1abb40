import { Link } from 'react-router'
import { Price } from '#catalog/products/price.tsx'
import type { RelatedItem } from '#marketplace/related-item.ts'
import { cardClass } from '#ui/layout/card.tsx'

export function RelatedCards({ items }: { items: readonly RelatedItem[] }) {
  return (
    <ul className="mt-4 grid gap-3 max-sm:bleed max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:pb-3 sm:mt-6 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
      {items.map((item) => (
        <li key={item.path} className="max-sm:w-44">
          <RelatedCard item={item} />
        </li>
      ))}
    </ul>
  )
}

/**
 * A smaller card without a button. Its picture takes no part in the page transition, because the main picture
 * of the current page already does.
 */
function RelatedCard({ item }: { item: RelatedItem }) {
  return (
    <div className={`${cardClass({ link: true })} related-card`}>
      <img
        src={item.picture}
        alt=""
        width="800"
        height="600"
        loading="lazy"
        decoding="async"
        className="card-picture"
      />
      <div className="flex flex-1 flex-col gap-1 p-3.5">
        <h3 className="text-base leading-snug">
          <Link to={item.path} prefetch="intent" viewTransition className="card-hit">
            {item.name}
          </Link>
        </h3>
        <p className="line-clamp-2 text-xs text-ink-soft">{item.shortDescription}</p>
        <div className="mt-auto pt-2">
          <Price price={item.price} originalPrice={item.originalPrice} interval={item.subscriptionInterval} />
        </div>
      </div>
    </div>
  )
}

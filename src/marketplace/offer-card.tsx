import type { ReactNode } from 'react'
import { downloadsLabel, type Downloaded } from '#catalog/products/labels.ts'
import { Price } from '#catalog/products/price.tsx'
import { CardRating } from '#catalog/products/product-facts.tsx'
import type { Product } from '#catalog/product.ts'
import { Badge } from '#ui/layout/badge.tsx'
import { Card } from '#ui/layout/card.tsx'

interface OfferCardProps {
  offer: Pick<Product, 'price' | 'originalPrice' | 'rating' | 'reviewCount'> & Downloaded
  interval: string | null
  priceNote?: string | null
  picture: ReactNode
  badge?: string | null
  topic: ReactNode
  children: ReactNode
  line: ReactNode
  /** Whether the facts replace the description where there is room for them. */
  isLineForPhone?: boolean
  /** The content below the description: seller and tags, or features. */
  facts?: ReactNode
  corner?: ReactNode
  action: ReactNode
  className?: string
}

/**
 * A card with the facts that matter for a decision. The card links to the page of the item; its button acts
 * immediately. On a phone the picture is on the left, and price and button are in one row (product:
 * marketplace 12).
 */
export function OfferCard({ offer, interval, ...parts }: OfferCardProps) {
  return (
    <Card link className={`product-card ${parts.className ?? ''}`}>
      {parts.picture}
      {parts.badge && (
        <span className="product-card-badge">
          <Badge look="accent">{parts.badge}</Badge>
        </span>
      )}
      <p className="product-card-topic">{parts.topic}</p>
      <div className="product-card-words">
        {parts.children}
        <p
          className={`line-clamp-2 text-xs text-ink-soft sm:text-sm ${parts.isLineForPhone ? 'sm:hidden' : ''}`}
        >
          {parts.line}
        </p>
        {parts.facts}
      </div>
      {parts.corner}
      <div className="product-card-facts">
        <CardRating product={offer} />
        <p className="product-card-downloads">{downloadsLabel(offer)}</p>
      </div>
      <div className="product-card-price">
        <Price
          price={offer.price}
          originalPrice={offer.originalPrice}
          interval={interval}
          note={parts.priceNote ?? null}
        />
      </div>
      <div className="card-above product-card-action">{parts.action}</div>
    </Card>
  )
}

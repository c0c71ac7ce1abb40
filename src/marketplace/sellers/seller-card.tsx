import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sellerPath } from '#catalog/products/card-product.ts'
import type { SellerSummary } from '#catalog/seller.ts'
import { answerWords, ratedWords, soldWords } from '#marketplace/sellers/seller-words.ts'
import { SellerMark } from '#marketplace/sellers/seller-mark.tsx'
import { VerifiedMark } from '#marketplace/sellers/verified-mark.tsx'
import { Card } from '#ui/layout/card.tsx'
import { RatingStars } from '#ui/layout/rating-stars.tsx'

/** A seller in the list. The whole card links to the seller's page (product: marketplace 38). */
export function SellerSummaryCard({ seller }: { seller: SellerSummary }) {
  const { id, name, description, isVerified, reviews, responseHours, place } = seller
  return (
    <Card link className="row-span-3 grid grid-rows-subgrid gap-3 p-5">
      <div className="flex items-center gap-3.5">
        <SellerMark seller={seller} className="size-14" />
        <div className="min-w-0">
          <h2 className="text-lg">
            <Link to={sellerPath(id)} prefetch="intent" viewTransition className="card-hit">
              {name}
            </Link>
          </h2>
          <VerifiedMark isVerified={isVerified} />
        </div>
      </div>
      <p className="text-sm text-ink-soft">{description}</p>
      <dl className="grid content-start gap-1 border-t border-line pt-3 text-sm">
        <Fact label="Rating">
          <span className="flex flex-wrap items-center gap-x-2">
            {reviews && <RatingStars value={reviews.rating} className="h-3.5" />}
            {ratedWords(reviews)}
          </span>
        </Fact>
        {responseHours !== null && <Fact label="Replies">{answerWords(responseHours)}</Fact>}
        {place && <Fact label="Based in">{place}</Fact>}
        <Fact label="Sells">{soldWords(seller)}</Fact>
      </dl>
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)]">
      <dt className="text-ink-faint">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}

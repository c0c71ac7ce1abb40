import { monthLabel } from '#catalog/details/day-label.ts'
import type { ReactNode } from 'react'
import type { SellerSummary } from '#catalog/seller.ts'
import { answerWords, ratedWords, soldWords, websiteWords } from '#marketplace/sellers/seller-words.ts'
import { RatingStars } from '#ui/layout/rating-stars.tsx'

/** The key facts about a seller. Omits unknown facts (product: marketplace 39). */
export function SellerFacts({ seller }: { seller: SellerSummary }) {
  const { isVerified, verifiedSince, reviews, responseHours, website, place, foundedYear, sellingSince } =
    seller
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-line pt-5 sm:grid-cols-3">
      <Fact label="Rating">
        <span className="flex flex-wrap items-center gap-x-2">
          {reviews && <RatingStars value={reviews.rating} className="h-4" />}
          {ratedWords(reviews)}
        </span>
      </Fact>
      {responseHours !== null && <Fact label="Replies">{answerWords(responseHours)}</Fact>}
      <Fact label="Sells" className="max-sm:col-span-2">
        {soldWords(seller)}
      </Fact>
      {website && (
        <Fact label="Website">
          <a href={website} rel="nofollow noopener" className="link">
            {websiteWords(website)}
          </a>
        </Fact>
      )}
      {place && <Fact label="Based in">{place}</Fact>}
      {foundedYear !== null && <Fact label="Founded">{foundedYear}</Fact>}
      {isVerified && verifiedSince && <Fact label="Verified since">{monthLabel(verifiedSince)}</Fact>}
      {sellingSince && <Fact label="Selling here since">{monthLabel(sellingSince)}</Fact>}
    </dl>
  )
}

interface FactProps {
  label: string
  className?: string
  children: ReactNode
}

function Fact({ label, className = '', children }: FactProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <dt className="text-sm text-ink-faint">{label}</dt>
      <dd className="mt-0.5 tabular-nums">{children}</dd>
    </div>
  )
}

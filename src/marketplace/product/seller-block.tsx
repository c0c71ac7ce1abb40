import { Link } from 'react-router'
import { DetailBlock } from '#catalog/details/detail-block.tsx'
import { monthLabel } from '#catalog/details/day-label.ts'
import { sellerPath } from '#catalog/products/card-product.ts'
import { AskAboutProduct } from '#enquiries/forms/ask-about-product.tsx'
import type { Seller, SellerSummary } from '#catalog/seller.ts'
import { answerWords, ratedWords, verifiedPath } from '#marketplace/sellers/seller-words.ts'
import { SellerMark } from '#marketplace/sellers/seller-mark.tsx'
import { buttonClass } from '#ui/forms/button.tsx'
import { CheckIcon } from '#ui/icons/icons-interface.tsx'

interface SellerBlockProps {
  product: { id: string; name: string }
  seller: Seller
  /** `null` if the seller could not be read. */
  profile: SellerSummary | null
}

/** The seller with the passed checks and a link to the seller's page. */
export function SellerBlock({ product, seller, profile }: SellerBlockProps) {
  const { id, name } = seller
  const facts = [
    profile ? ratedWords(profile.reviews) : '',
    profile?.responseHours ? `Replies ${answerWords(profile.responseHours).toLowerCase()}` : '',
    profile?.place ?? '',
  ].filter((fact) => fact !== '')
  return (
    <DetailBlock id="seller" title={`Sold by ${name}`}>
      <div className="grid gap-4">
        <div className="flex items-center gap-4">
          <SellerMark seller={profile ?? seller} className="size-16" />
          <div className="grid gap-1">
            <p className="max-w-text">{seller.description}</p>
            {facts.length > 0 && <p className="text-sm text-ink-soft tabular-nums">{facts.join(' · ')}</p>}
          </div>
        </div>
        <Verification seller={seller} profile={profile} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <AskAboutProduct
            product={product}
            seller={name}
            responseHours={profile?.responseHours ?? null}
            className={buttonClass({ variant: 'secondary' })}
          />
          <Link
            to={sellerPath(id)}
            prefetch="intent"
            className="link inline-flex min-h-11 items-center font-medium"
          >
            More about {name}
          </Link>
          <Link to={verifiedPath} className="link inline-flex min-h-11 items-center">
            What ‘verified’ means
          </Link>
        </div>
      </div>
    </DetailBlock>
  )
}

function Verification({ seller: { isVerified }, profile }: Omit<SellerBlockProps, 'product'>) {
  if (!isVerified) {
    return (
      <p className="max-w-text text-ink-soft">
        <strong className="font-semibold text-ink">Not yet verified.</strong> We haven’t finished our checks.
        Nothing is charged until you’ve reviewed and signed your documents.
      </p>
    )
  }
  const since = profile?.verifiedSince
  return (
    <div className="grid gap-2">
      <p className="max-w-text text-ink-soft">
        <strong className="font-semibold text-teal">
          {since ? `Verified since ${monthLabel(since)}.` : 'Verified.'}
        </strong>{' '}
        We’ve confirmed who’s behind this business.
      </p>
      {profile && profile.checks.length > 0 && (
        <ul className="grid gap-1.5 text-sm text-ink-soft">
          {profile.checks.map((check) => (
            <li key={check} className="flex gap-2">
              <CheckIcon className="mt-0.5 size-4 shrink-0 text-teal" />
              {check}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

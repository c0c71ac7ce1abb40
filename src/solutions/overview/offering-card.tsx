import { Link } from 'react-router'
import { productArtUrl } from '#art/art-url.ts'
import { formatPrice, type Cents } from '#lib/money.ts'
import { useSite } from '#site/site.ts'
import type { Offering } from '#solutions/overview/offering.ts'
import { Card } from '#ui/layout/card.tsx'
import { ArrowRightIcon, ExternalIcon } from '#ui/icons/icons-interface.tsx'
import { ExternalLink } from '#ui/forms/link.tsx'

/**
 * One of the four offerings. The whole card is a link. Cards in a row align their parts at the same heights
 * (product: solutions 1).
 */
export function OfferingCard({ offering, lowestPrice }: { offering: Offering; lowestPrice: Cents | null }) {
  const { text, chooseIt, begins, priced, hasLowestPrice, picture, action, target } = offering
  const from = hasLowestPrice && lowestPrice !== null ? `, from ${formatPrice(lowestPrice)}` : ''
  return (
    <Card link className="grid content-start gap-4 p-5 lg:row-span-6 lg:grid-rows-subgrid lg:p-6">
      <div className="flex items-center gap-4 lg:flex-col lg:items-start">
        <img
          src={productArtUrl(picture)}
          alt=""
          width="800"
          height="600"
          decoding="async"
          className="size-16 shrink-0 rounded-lg object-cover lg:size-18"
        />
        <h3 className="text-xl">
          <OfferingLink offering={offering} />
        </h3>
      </div>
      <p className="text-ink-soft">{text}</p>
      <Answer question="Choose it when" answer={chooseIt} />
      <Answer question="It starts with" answer={begins} />
      <Answer question="You pay" answer={priced + from} />
      <p className="flex items-center gap-2 font-semibold" aria-hidden="true">
        {action}
        {'to' in target ? <ArrowRightIcon className="size-4" /> : <ExternalIcon className="size-4" />}
      </p>
    </Card>
  )
}

function Answer({ question, answer }: { question: string; answer: string }) {
  return (
    <p className="border-t border-line pt-3">
      <span className="block text-sm text-ink-faint">{question}</span>
      <span className="block font-medium">{answer}</span>
    </p>
  )
}

function OfferingLink({ offering: { name, target } }: { offering: Offering }) {
  const site = useSite()
  if ('to' in target) {
    return (
      <Link to={target.to} prefetch="intent" viewTransition className="card-hit">
        {name}
      </Link>
    )
  }
  return (
    <ExternalLink href={site[target.external]} icon={false} className="card-hit">
      {name}
    </ExternalLink>
  )
}

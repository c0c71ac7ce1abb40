import { Link } from 'react-router'
import { productArtUrl } from '#art/art-url.ts'
import { useSite } from '#site/site.ts'
import { CheckList } from '#solutions/check-list.tsx'
import type { Offering } from '#solutions/overview/offering.ts'
import { Card } from '#ui/layout/card.tsx'
import { ArrowRightIcon, ExternalIcon } from '#ui/icons/icons-interface.tsx'
import { ExternalLink } from '#ui/forms/link.tsx'

/** One of the four offerings; the whole card is a link (product: solutions 1). */
export function OfferingCard({ offering }: { offering: Offering }) {
  const { promise, text, points, picture, action, target } = offering
  return (
    <Card link className="flex flex-col overflow-hidden">
      <img
        src={productArtUrl(picture)}
        alt=""
        width="800"
        height="600"
        loading="lazy"
        decoding="async"
        className="aspect-2/1 w-full object-cover"
      />
      <div className="flex grow flex-col p-6 md:p-8">
        <h3 className="text-2xl">
          <OfferingLink offering={offering} />
        </h3>
        <p className="mt-1 font-medium text-accent-text">{promise}</p>
        <p className="mt-3 text-ink-soft">{text}</p>
        <CheckList items={points} className="mt-4 mb-6 text-sm" />
        <p className="mt-auto flex items-center gap-2 font-semibold" aria-hidden="true">
          {action}
          {'to' in target ? <ArrowRightIcon className="size-4" /> : <ExternalIcon className="size-4" />}
        </p>
      </div>
    </Card>
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

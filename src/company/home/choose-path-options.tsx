import { Link } from 'react-router'
import { home } from '#content/home.ts'
import { useSite } from '#site/site.ts'
import { cardClass } from '#ui/layout/card.tsx'
import { ArrowRightIcon } from '#ui/icons/icons-interface.tsx'
import { ExternalLink } from '#ui/forms/link.tsx'

const { network, marketplace } = home.choosePath

/** The two ways to join (product: company 6). */
export function ChoosePathOptions({ onChosen }: { readonly onChosen: () => void }) {
  const { networkUrl } = useSite()
  return (
    <div className="grid gap-4">
      <div className={`${cardClass({ link: true })} tone-teal flex items-center gap-5 p-5`}>
        <NetworkSign />
        <div className="grid gap-1">
          <h3>
            <ExternalLink href={networkUrl} className="card-hit" onClick={onChosen}>
              {network.name}
            </ExternalLink>
          </h3>
          <p className="text-sm text-ink-soft">{network.text}</p>
        </div>
      </div>
      <div className={`${cardClass({ link: true })} tone-amber flex items-center gap-5 p-5`}>
        <MarketplaceSign />
        <div className="grid gap-1">
          <h3>
            <Link to="/marketplace" prefetch="intent" className="card-hit" onClick={onChosen}>
              {marketplace.name}
              <ArrowRightIcon className="ms-1.5 inline size-4 align-text-bottom" />
            </Link>
          </h3>
          <p className="text-sm text-ink-soft">{marketplace.text}</p>
        </div>
      </div>
    </div>
  )
}

function NetworkSign() {
  return (
    <svg
      viewBox="0 0 56 56"
      className="size-14 shrink-0 fill-transparent stroke-tone"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="20" cy="28" r="15" />
      <circle cx="36" cy="28" r="15" />
      <path d="M28 15.3a15 15 0 0 1 0 25.4a15 15 0 0 1 0-25.4z" className="fill-tone-soft" />
    </svg>
  )
}

function MarketplaceSign() {
  return (
    <svg
      viewBox="0 0 56 56"
      className="size-14 shrink-0 fill-transparent stroke-tone"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="19" cy="19" r="11" />
      <circle cx="37" cy="19" r="11" className="fill-tone-soft" />
      <circle cx="19" cy="37" r="11" className="fill-tone-soft" />
      <circle cx="37" cy="37" r="11" />
    </svg>
  )
}

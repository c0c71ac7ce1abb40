import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ItemDetails } from '#catalog/details/item-details.ts'
import { addressOf, type Address } from '#catalog/details/link-address.ts'
import { DownloadIcon } from '#ui/icons/icons-commerce.tsx'
import { ArrowRightIcon } from '#ui/icons/icons-interface.tsx'
import { ExternalLink } from '#ui/forms/link.tsx'

/** Links to files, pages of the shop and other sites. Addresses that cannot be opened are omitted. */
export function DetailLinks({ links }: { links: NonNullable<ItemDetails['links']> }) {
  return (
    <ul className="detail-links divided">
      {links.map(({ label, address }) => {
        const opens = addressOf(address)
        return (
          opens && (
            <li key={label}>
              <DetailLink opens={opens}>{label}</DetailLink>
            </li>
          )
        )
      })}
    </ul>
  )
}

function DetailLink({ opens: { href, leadsTo }, children }: { opens: Address; children: ReactNode }) {
  if (leadsTo === 'elsewhere') return <ExternalLink href={href}>{children}</ExternalLink>
  if (leadsTo === 'file') {
    return (
      <a href={href} download>
        {children}
        <DownloadIcon className="size-4" />
      </a>
    )
  }
  return (
    <Link to={href}>
      {children}
      <ArrowRightIcon className="size-4" />
    </Link>
  )
}

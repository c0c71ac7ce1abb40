import { Link } from 'react-router'
import type { Address } from '#catalog/details/link-address.ts'
import { DownloadIcon } from '#ui/icons/icons-commerce.tsx'
import { ArrowRightIcon } from '#ui/icons/icons-interface.tsx'
import { ExternalLink } from '#ui/forms/link.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

interface OpenLinkProps {
  address: Address
  label: string
  /** The product's name. Screen readers read it after the label. */
  name: string
  className: string
}

/** The link of a demo or download: another site, a file, or a page of this site. */
export function OpenLink({ address: { href, leadsTo }, label, name, className }: OpenLinkProps) {
  const words = (
    <>
      {label}
      <VisuallyHidden> {name}</VisuallyHidden>
    </>
  )
  if (leadsTo === 'elsewhere') {
    return (
      <ExternalLink href={href} className={className}>
        {words}
      </ExternalLink>
    )
  }
  if (leadsTo === 'file') {
    return (
      <a href={href} download className={className}>
        <DownloadIcon />
        {words}
      </a>
    )
  }
  return (
    <Link to={href} prefetch="intent" className={className}>
      {words}
      <ArrowRightIcon />
    </Link>
  )
}

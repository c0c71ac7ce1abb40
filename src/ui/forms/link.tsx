import type { ComponentProps } from 'react'
import { ExternalIcon } from '#ui/icons/icons-interface.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

type ExternalLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & { href: string; icon?: boolean }

/** A link that opens a new tab and announces that. For other sites, and for links in forms. */
export function ExternalLink({ icon = true, children, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      {icon && <ExternalIcon className="ms-1.5 inline size-4 align-text-bottom" />}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  )
}

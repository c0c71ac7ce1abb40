import { Link, type LinkProps } from 'react-router'
import { ArrowLeftIcon } from '#ui/icons/icons-interface.tsx'

/** A link to the parent page, shown above the heading. */
export function BackLink({ children, ...link }: LinkProps) {
  return (
    <Link {...link} className="back-link">
      <ArrowLeftIcon className="size-4" />
      {children}
    </Link>
  )
}

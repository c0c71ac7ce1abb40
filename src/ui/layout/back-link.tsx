import { Link, type LinkProps } from 'react-router'
import { ArrowLeftIcon } from '#ui/icons/icons-interface.tsx'

export function BackLink({ children, ...link }: LinkProps) {
  return (
    <Link {...link} className="back-link">
      <ArrowLeftIcon className="size-4" />
      {children}
    </Link>
  )
}

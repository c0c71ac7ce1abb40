import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ArrowLeftIcon } from '#ui/icons/icons-interface.tsx'

/** A link to the list, above the heading of one of its records. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="back-link">
      <ArrowLeftIcon className="size-4" />
      {children}
    </Link>
  )
}

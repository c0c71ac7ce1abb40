import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface OverviewBoxProps {
  /** The id of the title. It must be unique on the page. */
  id: string
  title: string
  more: { path: string; label: string }
  children: ReactNode
}

export function OverviewBox({ id, title, more, children }: OverviewBoxProps) {
  return (
    <section aria-labelledby={id} className="overview-box">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={id} className="work-title">
          {title}
        </h2>
        <Link to={more.path} className="link">
          {more.label}
        </Link>
      </div>
      {children}
    </section>
  )
}

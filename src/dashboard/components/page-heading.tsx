import type { ReactNode } from 'react'

interface PageHeadingProps {
  title: ReactNode
  lead?: ReactNode
  /** The main action of the page. */
  action?: ReactNode
}

export function PageHeading({ title, lead, action }: PageHeadingProps) {
  return (
    <div className="dashboard-heading">
      <div className="min-w-0">
        <h1 className="text-xl">{title}</h1>
        {lead && <p className="text-sm text-ink-soft">{lead}</p>}
      </div>
      {action && <div className="flex flex-wrap gap-2">{action}</div>}
    </div>
  )
}

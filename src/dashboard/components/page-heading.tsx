import type { ReactNode } from 'react'
import { HistoryLink } from '#dashboard/components/history-link.tsx'

interface PageHeadingProps {
  title: ReactNode
  lead?: ReactNode
  action?: ReactNode
  /** The record whose history the page links to. */
  subject?: { kind: string; id: string }
}

export function PageHeading({ title, lead, action, subject }: PageHeadingProps) {
  return (
    <div className="dashboard-heading">
      <div className="min-w-0">
        <h1 className="text-xl">{title}</h1>
        {lead && <p className="text-sm text-ink-soft">{lead}</p>}
      </div>
      {(action || subject) && (
        <div className="flex flex-wrap gap-2">
          {action}
          {subject && <HistoryLink {...subject} />}
        </div>
      )}
    </div>
  )
}

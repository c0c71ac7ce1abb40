import type { ReactNode } from 'react'
import { HistoryLink } from '#dashboard/components/history-link.tsx'

interface PageHeadingProps {
  title: ReactNode
  /** The state of the record, beside its name. */
  status?: ReactNode
  lead?: ReactNode
  action?: ReactNode
  /** The record whose history the page links to. */
  subject?: { kind: string; id: string }
}

export function PageHeading({ title, status, lead, action, subject }: PageHeadingProps) {
  return (
    <div className="dashboard-heading">
      <div className="min-w-0">
        <h1 className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xl">
          {title}
          {status && <span className="font-text text-sm font-normal tracking-normal">{status}</span>}
        </h1>
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

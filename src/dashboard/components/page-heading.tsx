import { type ReactNode, createContext, useContext } from 'react'
import { useLocation, Link } from 'react-router'
import { PhoneSheet } from '#dashboard/components/phone-sheet.tsx'
import { buttonClass } from '#ui/forms/button.tsx'

interface PageHeadingProps {
  title: ReactNode
  status?: ReactNode
  lead?: ReactNode
  action?: ReactNode
  more?: ReactNode
  /** The record for the link to the audit log. */
  subject?: { kind: string; id: string }
}

export function PageHeading({ title, status, lead, action, more, subject }: PageHeadingProps) {
  return (
    <div className="dashboard-heading">
      <div className="dashboard-title">
        <h1 className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xl">
          {title}
          {status && <span className="font-text text-sm font-normal tracking-normal">{status}</span>}
        </h1>
        {lead && <p className="text-sm text-ink-soft">{lead}</p>}
      </div>
      {(action || more || subject) && (
        <div className="flex flex-wrap gap-2">
          {more && <More>{more}</More>}
          {action}
          {subject && <HistoryLink {...subject} />}
        </div>
      )}
    </div>
  )
}

/** Links below 'More'. The sheet closes when one of the links changes the page. */
function More({ children }: { children: ReactNode }) {
  const { search } = useLocation()
  return (
    <PhoneSheet key={search} label="More">
      {children}
    </PhoneSheet>
  )
}

/** Whether the viewer may read the audit log. The dashboard frame provides it. */
export const MaySeeHistory = createContext(false)

/** Links to the entries of a record in the audit log (product: dashboard 15). */
function HistoryLink({ kind, id }: { kind: string; id: string }) {
  if (!useContext(MaySeeHistory)) return null
  return (
    <Link
      to={`/dashboard/audit?${new URLSearchParams({ subject: `${kind} ${id}` })}`}
      className={buttonClass({ variant: 'quiet' })}
    >
      History
    </Link>
  )
}

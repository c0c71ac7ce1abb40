import { createContext, useContext } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/forms/button.tsx'

/** Whether the viewer may read the audit log. The dashboard frame provides it. */
export const MaySeeHistory = createContext(false)

/** Links to the entries of a record in the audit log (product: dashboard 15). */
export function HistoryLink({ kind, id }: { kind: string; id: string }) {
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

import { Link } from 'react-router'
import type { Waiting } from '#dashboard/overview/waiting.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'

/** The open tasks, each with its count and a link to its list. */
export function WaitingList({ entries }: { entries: readonly Waiting[] }) {
  if (entries.length === 0) {
    return (
      <EmptyState title="Nothing waits for you">
        Everything is answered and on its way. What needs you will be listed here.
      </EmptyState>
    )
  }
  return (
    <ul className="waiting-list">
      {entries.map(({ label, count, note, path }) => (
        <li key={label + path}>
          <Link to={path} className="waiting-entry">
            <span className="waiting-count">{count}</span>
            <span className="min-w-0">
              <span className="block font-semibold text-ink">{label}</span>
              <span className="block text-ink-soft">{note}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

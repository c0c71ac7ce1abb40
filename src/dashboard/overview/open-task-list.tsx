import { Link } from 'react-router'
import type { OpenTask } from '#dashboard/overview/open-tasks.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'

/** The open tasks, each with its count and a link to its list. */
export function OpenTaskList({ entries }: { entries: readonly OpenTask[] }) {
  if (entries.length === 0) {
    return (
      <EmptyState title="Nothing waits for you">
        Everything is answered and on its way. What needs you will be listed here.
      </EmptyState>
    )
  }
  return (
    <ul className="open-tasks">
      {entries.map(({ label, count, note, path }) => (
        <li key={label + path}>
          <Link to={path} className="open-task">
            <span className="open-task-count">{count}</span>
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

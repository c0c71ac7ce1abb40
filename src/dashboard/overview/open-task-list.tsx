import { Link } from 'react-router'
import { waitedFor, type OpenTask } from '#dashboard/overview/open-tasks.ts'

/** The open tasks, oldest first, each with a count, an age and a link to its list. */
export function OpenTaskList({ entries, now }: { entries: readonly OpenTask[]; now: Date }) {
  if (entries.length === 0) {
    return (
      <div className="overview-box">
        <p className="font-semibold text-ink">You’re all caught up</p>
        <p className="text-ink-soft">New proposals, orders and questions will show up here.</p>
      </div>
    )
  }
  return (
    <ul className="open-tasks divided">
      {entries.map(({ label: [one, many], count, note, path, oldest }) => (
        <li key={one + path}>
          <Link to={path} className="open-task">
            <span className="open-task-count">{count.toLocaleString('en-US')}</span>
            <span className="min-w-0">
              <span className="block font-semibold text-ink">{count === 1 ? one : many}</span>
              <span className="block text-ink-soft">{note}</span>
            </span>
            {oldest && <span className="open-task-age">{waitedFor(oldest, now)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}

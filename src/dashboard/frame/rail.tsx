import { useEffect, useRef } from 'react'
import { Form, Link, NavLink, useLocation } from 'react-router'
import { Mark } from '#art/mark.tsx'
import { counted } from '#catalog/products/labels.ts'
import { brand } from '#content/brand.ts'
import type { RailEntry } from '#dashboard/frame/navigation.ts'
import type { CountedTasks } from '#dashboard/overview/open-tasks.ts'
import { MenuIcon, SearchIcon } from '#ui/icons/icons-interface.tsx'
import { ThemeToggle } from '#ui/theme/theme-toggle.tsx'

interface RailProps {
  name: string
  email: string
  entries: readonly RailEntry[]
  counts: Readonly<Record<string, CountedTasks>>
  onFind: () => void
}

/** The navigation beside every page. In narrow windows it is a one-line header with a menu. */
export function Rail(props: RailProps) {
  return (
    <header className="dashboard-rail">
      <Link
        to="/"
        reloadDocument
        aria-label={`${brand.name}, to the shop`}
        className="flex min-h-11 items-center gap-2.5 px-2 text-ink max-[60rem]:px-0"
      >
        <Mark className="size-7" />
        <span className="font-display text-lg">{brand.name}</span>
      </Link>
      <FindAnything onFind={props.onFind} />
      <PhoneMenu {...props} />
      <div className="contents max-[60rem]:hidden">
        <RailParts {...props} />
      </div>
    </header>
  )
}

/** Opens the search dialog, or without JavaScript the search page. */
function FindAnything({ onFind }: { onFind: () => void }) {
  return (
    <Link
      to="/dashboard/search"
      className="flex min-h-9 items-center gap-2 rounded-md border border-line-strong bg-surface px-3 text-ink-soft hover:text-ink max-[60rem]:mx-2 max-[60rem]:min-h-10 max-[60rem]:flex-1"
      onClick={(event) => {
        event.preventDefault()
        onFind()
      }}
    >
      <SearchIcon className="size-4" />
      Search{' '}
      <kbd aria-hidden="true" className="ms-auto max-[60rem]:hidden">
        Ctrl K
      </kbd>
    </Link>
  )
}

function PhoneMenu(props: RailProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const total = Object.values(props.counts).reduce((sum, { count }) => sum + count, 0)
  useEffect(() => {
    if (menu.current) menu.current.open = false
  }, [key])
  return (
    <details ref={menu} className="dashboard-menu hidden max-[60rem]:block">
      <summary className="relative flex h-11 min-w-11 items-center justify-center gap-2 text-ink">
        <MenuIcon className="size-6" />
        <span className="sr-only">{total > 0 ? `Menu, ${counted(total, 'open task')}` : 'Menu'}</span>
        {total > 0 && <TaskCount count={total} />}
      </summary>
      <div className="absolute inset-[3.5rem_0_auto] grid max-h-[calc(100dvh-3.5rem)] gap-4 overflow-y-auto border-b border-line-strong bg-paper px-4 pt-3 pb-5 shadow-mid">
        <RailParts {...props} />
      </div>
    </details>
  )
}

function RailParts({ name, email, entries, counts }: RailProps) {
  return (
    <>
      <nav aria-label="Dashboard" className="dashboard-navigation">
        {entries.map(({ path, label }) => (
          <NavLink
            key={path}
            to={path}
            end={path === '/dashboard'}
            title={counts[path]?.words}
            className="dashboard-entry"
          >
            {label}
            <TaskCount count={counts[path]?.count ?? 0} />
          </NavLink>
        ))}
      </nav>
      <div className="dashboard-person">
        <Link to="/dashboard/security" className="min-w-0 hover:underline">
          <span className="block truncate font-semibold text-ink">{name}</span>
          <span className="block truncate text-xs text-ink-soft">{email}</span>
          <span className="block text-xs text-ink-soft underline">Security</span>
        </Link>
        <ThemeToggle />
        <Form method="post" action="/dashboard/log-out">
          <button type="submit" className="button button-quiet button-medium">
            Log out
          </button>
        </Form>
      </div>
    </>
  )
}

/** The number of open tasks. Hidden from screen readers, which read the tasks from the entry's title. */
function TaskCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span aria-hidden="true" className="dashboard-count">
      {count > 99 ? '99+' : count}
    </span>
  )
}

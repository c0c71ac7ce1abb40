import { useEffect, useRef } from 'react'
import { Form, Link, NavLink, useLocation } from 'react-router'
import { Mark } from '#art/mark.tsx'
import { brand } from '#content/brand.ts'
import type { RailEntry } from '#dashboard/frame/navigation.ts'
import { ThemeToggle } from '#ui/theme/theme-toggle.tsx'

interface RailProps {
  name: string
  email: string
  entries: readonly RailEntry[]
}

/** In narrow windows the entries form one line that scrolls sideways. */
export function Rail({ name, email, entries }: RailProps) {
  return (
    <header className="dashboard-rail">
      <Link to="/" reloadDocument aria-label={`${brand.name}, to the shop`} className="dashboard-home">
        <Mark className="size-7" />
        <span className="font-display text-lg">{brand.name}</span>
      </Link>
      <nav ref={useCurrentInView()} aria-label="Dashboard" className="dashboard-navigation">
        {entries.map(({ path, label }) => (
          <NavLink key={path} to={path} end={path === '/dashboard'} className="dashboard-entry">
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="dashboard-person">
        <Link to="/dashboard/security" className="min-w-0 hover:underline">
          <span className="block truncate font-semibold text-ink">{name}</span>
          <span className="block truncate text-xs text-ink-soft">{email}</span>
          <span className="sr-only">Your second factors</span>
        </Link>
        <ThemeToggle />
        <Form method="post" action="/dashboard/log-out">
          <button type="submit" className="button button-quiet button-medium">
            Log out
          </button>
        </Form>
      </div>
    </header>
  )
}

/** Scrolls only the line of entries, until the current one is centered. */
function useCurrentInView() {
  const line = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const current = line.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (!line.current || !current) return
    const middle = current.offsetLeft - line.current.offsetLeft + current.offsetWidth / 2
    line.current.scrollLeft = middle - line.current.clientWidth / 2
  }, [pathname])
  return line
}

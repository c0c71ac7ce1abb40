import { useEffect, useRef, useState, type PointerEvent as Pointed, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { navigation } from '#content/navigation.ts'
import { leadsHere, type NavigationEntry } from '#shell/navigation.ts'
import { useSite } from '#site/site.ts'
import { ChevronDownIcon } from '#ui/icons/icons-interface.tsx'

/** The main navigation in one row (product: pages 9, 10). */
export function DesktopNavigation() {
  return (
    <nav aria-label="Main" className="hidden lg:block">
      <ul className="flex flex-wrap items-center">
        {navigation.map((entry) => (
          <li key={entry.label} className="relative">
            {entry.submenu ? (
              <WithSubmenu entry={entry} />
            ) : (
              <NavigationLink entry={entry} className="site-link" />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** An entry as a link. A link to another site opens a new tab. */
export function NavigationLink({ entry, className }: { entry: NavigationEntry; className: string }) {
  const site = useSite()
  if (typeof entry.to !== 'string') {
    return (
      <a href={site[entry.to.outside]} target="_blank" rel="noreferrer" className={className}>
        {entry.label}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    )
  }
  return (
    <PlaceLink to={entry.to} also={entry.also} className={className}>
      {entry.label}
    </PlaceLink>
  )
}

interface PlaceLinkProps {
  to: string
  also?: string | undefined
  className: string
  children: ReactNode
}

/** A link within the shop. It is marked as current on its page and on pages below it. */
export function PlaceLink({ to, also, className, children }: PlaceLinkProps) {
  const { pathname } = useLocation()
  const current = leadsHere([to, also], pathname) ? 'page' : undefined
  return (
    <Link to={to} prefetch="intent" className={className} aria-current={current}>
      {children}
    </Link>
  )
}

function WithSubmenu({ entry }: { entry: NavigationEntry }) {
  const { pathname } = useLocation()
  // The path where the menu was opened, so that navigation closes it.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === pathname
  const setOpen = (shown: boolean) => setOpenOn(shown ? pathname : null)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isHovered = useRef(false)
  function hover(event: Pointed, shown: boolean) {
    if (event.pointerType !== 'mouse') return
    isHovered.current = shown
    setOpen(shown)
  }
  useEffect(() => {
    if (!open) return
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpenOn(null)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])

  return (
    <div
      ref={box}
      className="site-submenu-box flex items-center"
      data-open={open}
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        setOpen(false)
        button.current?.focus()
      }}
    >
      <NavigationLink entry={entry} className="site-link" />
      <button
        ref={button}
        type="button"
        className="site-submenu-button"
        aria-expanded={open}
        aria-controls="tech-submenu"
        aria-label={`${entry.label} submenu`}
        // If the mouse is over the entry, hovering has already opened the menu, so a click keeps it open. For
        // the keyboard, `detail` is 0.
        onClick={({ detail }) => setOpen((detail > 0 && isHovered.current) || !open)}
      >
        <ChevronDownIcon className="size-4" />
      </button>
      <ul id="tech-submenu" className="site-submenu">
        {entry.submenu?.map(({ label, to, note }) => (
          <li key={to}>
            <PlaceLink
              to={to}
              className="flex flex-col rounded-md px-3 py-[0.65rem] hover:bg-sunken aria-[current=page]:bg-sunken"
            >
              <span className="font-semibold">{label}</span>
              <span className="text-sm text-ink-soft">{note}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

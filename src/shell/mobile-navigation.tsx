import { JoinLink, LogInLink } from '#account/sign-in/log-in-link.tsx'
import { useSession } from '#account/session/use-session.ts'
import { navigation } from '#content/navigation.ts'
import { NavigationLink, PlaceLink } from '#shell/desktop-navigation.tsx'
import { ThemeToggle } from '#ui/theme/theme-toggle.tsx'

export function MobileNavigation() {
  const { session } = useSession()
  return (
    <nav aria-label="Mobile">
      <ul className="flex flex-col">
        {navigation.map((entry) => (
          <li key={entry.label}>
            <NavigationLink entry={entry} className="site-menu-link" />
            {entry.submenu && (
              <ul className="mb-2 ml-1 border-l border-line pl-4">
                {entry.submenu.map(({ label, to }) => (
                  <li key={to}>
                    <PlaceLink
                      to={to}
                      className="flex min-h-11 items-center text-ink-soft aria-[current=page]:text-accent-text"
                    >
                      {label}
                    </PlaceLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
        {ownPages.map(({ label, to }) => (
          <li key={to}>
            <PlaceLink to={to} className="site-menu-link">
              {label}
            </PlaceLink>
          </li>
        ))}
        {session.status === 'signed-out' && (
          <li>
            <LogInLink className="site-menu-link" />
            <JoinLink className="site-menu-link" />
          </li>
        )}
      </ul>
      <div className="mt-4">
        <ThemeToggle />
      </div>
    </nav>
  )
}

const ownPages = [
  { label: 'My Purchases', to: '/marketplace/my-purchases' },
  { label: 'Saved products', to: '/marketplace/saved' },
]

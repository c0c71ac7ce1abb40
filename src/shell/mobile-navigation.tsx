import { JoinLink, LogInLink } from '#account/sign-in/log-in-link.tsx'
import { ownPages } from '#account/sign-in/own-pages.ts'
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
      </ul>
      <p id="own-pages" className="mt-4 border-t border-line pt-5 pb-1 text-sm font-semibold text-ink-soft">
        Your account
      </p>
      <ul aria-labelledby="own-pages" className="grid grid-cols-2">
        {ownPages.map(({ label, to }) => (
          <li key={to}>
            <PlaceLink to={to} className={ownLink}>
              {label}
            </PlaceLink>
          </li>
        ))}
        {session.status === 'signed-out' && (
          <li className="contents">
            <LogInLink className={ownLink} />
            <JoinLink className={ownLink} />
          </li>
        )}
      </ul>
      <div className="mt-4">
        <ThemeToggle />
      </div>
    </nav>
  )
}

const ownLink = 'flex min-h-11 items-center aria-[current=page]:text-accent-text'

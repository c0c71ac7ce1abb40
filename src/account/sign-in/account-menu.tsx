import { Link } from 'react-router'
import { JoinLink, LogInLink } from '#account/sign-in/log-in-link.tsx'
import { ownPages } from '#account/sign-in/own-pages.ts'
import { useSession } from '#account/session/use-session.ts'
import { buttonClass } from '#ui/forms/button.tsx'
import { UserIcon } from '#ui/icons/icons-interface.tsx'
import { Menu } from '#ui/dialogs/menu.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

/** 'Log in' and 'Join Network', a loading placeholder, or the customer's menu (product: pages 13, 14, 15). */
export function AccountMenu() {
  const { session, signOut } = useSession()
  if (session.status === 'loading') {
    return (
      <span className="block px-1">
        <VisuallyHidden>Loading your account</VisuallyHidden>
        <Skeleton className="h-11 w-11 rounded-full sm:w-44 sm:rounded-md" />
      </span>
    )
  }
  if (session.status === 'signed-out') {
    return (
      <>
        <LogInLink className="site-link hidden sm:flex" />
        <JoinLink className={buttonClass({ variant: 'ink' })} />
      </>
    )
  }
  const { email, user_metadata } = session.user
  return (
    <Menu
      trigger={
        <>
          <UserIcon className="size-5" />
          <span dir="auto" className="hidden max-w-32 truncate sm:block">
            {user_metadata.full_name}
          </span>
        </>
      }
      label={`Account of ${user_metadata.full_name}`}
    >
      <div className="max-w-64 border-b border-line px-3 pt-1 pb-3">
        <p dir="auto" className="truncate font-semibold text-ink">
          {user_metadata.full_name}
        </p>
        <p className="truncate text-sm text-ink-soft">{email}</p>
      </div>
      <Link to="/settings" className="menu-item">
        Settings
      </Link>
      {ownPages.map(({ label, to }) => (
        <Link key={to} to={to} className="menu-item">
          {label}
        </Link>
      ))}
      <button type="button" className="menu-item" onClick={() => leave(signOut)}>
        Sign Out
      </button>
    </Menu>
  )
}

/** Moves the focus, because the menu disappears with the session. */
function leave(signOut: () => void): void {
  signOut()
  document.getElementById('content')?.focus({ preventScroll: true })
}

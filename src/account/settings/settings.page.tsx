import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { signInPath } from '#account/session/return-path.ts'
import { useSession } from '#account/session/use-session.ts'
import { brand } from '#content/brand.ts'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { shopMeta } from '#site/page-meta.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { RetryButton } from '#ui/forms/retry-button.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

export const handle = { searchParameters: ['tab'] } satisfies PageHandle

export const meta = shopMeta({
  title: 'Account settings',
  description: `Your ${brand.name} profile, notifications and security.`,
  path: '/settings',
  noIndex: true,
})

/** Account settings. Signed-out visitors go to log-in and return afterward (product: accounts 26). */
export default function SettingsPage() {
  const { session, refresh } = useSession()
  const navigate = useNavigate()
  const { search } = useLocation()
  const unreachable = session.status === 'signed-out' && session.unreachable
  const signedOut = session.status === 'signed-out' && !unreachable
  // Customers who just signed out here should not return to this page at the next log-in.
  const byChoice = signedOut && session.byChoice
  const logIn = byChoice ? '/auth' : signInPath(`/settings${search}`)

  useEffect(() => {
    if (signedOut) void navigate(logIn, { replace: true, state: byChoice ? { email: '' } : null })
  }, [signedOut, byChoice, logIn, navigate])

  return (
    <div className="page pt-4 pb-20 md:pt-12">
      <div className="mx-auto max-w-text">
        <h1 className="text-3xl">Account settings</h1>
        <p className="mt-1 mb-3 text-ink-soft md:mb-5">Your profile, notifications and security.</p>
        <noscript>
          <p className="mb-8">
            Your settings need JavaScript. Please turn it on in your browser and load this page again.
          </p>
        </noscript>
        {unreachable && <AccountUnreachable onRetry={refresh} />}
        {session.status === 'signed-in' ? (
          <SettingsTabs user={session.user} mode={session.mode} />
        ) : (
          !unreachable && <SettingsSkeleton />
        )}
      </div>
    </div>
  )
}

const SettingsTabs = lazyPart(
  () => import('#account/settings/settings-tabs.tsx').then((file) => file.SettingsTabs),
  {
    loading: <SettingsSkeleton />,
    failed: (retry) => <AccountUnreachable onRetry={retry} />,
  },
)

/** Shown while the server cannot be reached to find out who is signed in. The check is repeated regularly. */
function AccountUnreachable({ onRetry }: { onRetry: () => Promise<void> }) {
  return (
    <EmptyState title="We couldn’t reach your account" action={<RetryButton onRetry={onRetry} />}>
      Nothing is lost. Check your connection and try again.
    </EmptyState>
  )
}

function SettingsSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Loading your settings</VisuallyHidden>
      <div className="flex gap-6 border-b border-line pb-3">
        <Skeleton className="h-6 w-20" />
        <Skeleton className="h-6 w-32" />
      </div>
      <div className="grid gap-6 pt-8">
        {['name', 'email', 'phone', 'company'].map((field) => (
          <div key={field} className="grid gap-2">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-12 w-full rounded-md" />
          </div>
        ))}
      </div>
    </div>
  )
}

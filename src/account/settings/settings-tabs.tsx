import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { settingsMessages } from '#account/session/account-messages.ts'
import { EmailProofNotice } from '#account/sign-in/email-proof-notice.tsx'
import { NotificationSettings } from '#account/settings/notification-settings.tsx'
import { ProfileSettings } from '#account/settings/profile-settings.tsx'
import type { SessionMode, SessionUser } from '#account/session/session.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { RetryButton } from '#ui/forms/retry-button.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { Tabs } from '#ui/dialogs/tabs.tsx'

const settingsTabs = ['profile', 'notifications', 'security'] as const

/** Settings for signed-in customers. Only they load this code. */
export function SettingsTabs({ user, mode }: { user: SessionUser; mode: SessionMode }) {
  const [parameters, setParameters] = useSearchParams()
  const requested = parameters.get('tab')
  const tab = settingsTabs.find((name) => name === requested) ?? 'profile'
  const [showsSecurity, setShowsSecurity] = useState(false)
  if (tab === 'security' && !showsSecurity) setShowsSecurity(true)

  function open(chosen: (typeof settingsTabs)[number]) {
    setParameters(chosen === 'profile' ? {} : { tab: chosen }, { replace: true, preventScrollReset: true })
  }

  return (
    <Tabs
      label="Account settings"
      value={tab}
      onChange={open}
      tabs={[
        {
          value: 'profile',
          label: 'Profile',
          panel: (
            <div className="grid gap-8">
              <EmailProofNotice />
              <ProfileSettings key={user.id} user={user} mode={mode} />
            </div>
          ),
        },
        {
          value: 'notifications',
          label: 'Notifications',
          panel: <NotificationSettings key={user.id} user={user} mode={mode} />,
        },
        {
          value: 'security',
          label: 'Security',
          panel: showsSecurity && <SecuritySettings key={user.id} mode={mode} />,
        },
      ]}
    />
  )
}

/** Loaded when the tab opens. If that fails, the input in the other tabs stays. */
const SecuritySettings = lazyPart(
  () => import('#account/settings/security-settings.tsx').then((file) => file.SecuritySettings),
  {
    loading: <Skeleton className="h-48 w-full rounded-md" />,
    failed: (retry) => (
      <Banner tone="error" title="We couldn’t load your security settings">
        <p>{settingsMessages.unreachable}</p>
        <RetryButton variant="secondary" className="mt-3" onRetry={retry} />
      </Banner>
    ),
  },
)

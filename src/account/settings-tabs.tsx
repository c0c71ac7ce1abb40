import { useState } from 'react'
import { EmailProofNotice } from '#account/email-proof-notice.tsx'
import { NotificationSettings } from '#account/notification-settings.tsx'
import { ProfileSettings } from '#account/profile-settings.tsx'
import type { SessionMode, SessionUser } from '#account/session.ts'
import { Tabs } from '#ui/tabs.tsx'

interface SettingsTabsProps {
  user: SessionUser
  mode: SessionMode
}

/** The part of the settings that only signed-in customers load. */
export function SettingsTabs({ user, mode }: SettingsTabsProps) {
  const [tab, setTab] = useState<'profile' | 'notifications'>('profile')
  return (
    <Tabs
      label="Account settings"
      value={tab}
      onChange={setTab}
      tabs={[
        {
          value: 'profile',
          label: 'Profile',
          panel: (
            <>
              <EmailProofNotice />
              <ProfileSettings key={user.id} user={user} mode={mode} />
            </>
          ),
        },
        {
          value: 'notifications',
          label: 'Notifications',
          panel: <NotificationSettings key={user.id} user={user} mode={mode} />,
        },
      ]}
    />
  )
}

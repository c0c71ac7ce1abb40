import { useEffect, useRef, useState, type FormEvent } from 'react'
import { readNotifications, sendNotifications } from '#account/session/account-api.client.ts'
import type { Notifications } from '#account/session/account.forms.ts'
import { settingsMessages } from '#account/session/account-messages.ts'
import { storedNotificationsSchema, type StoredNotifications } from '#account/session/stored-profile.ts'
import { defaultNotifications, notificationsKey, ownNotifications } from '#account/session/profile.ts'
import type { SessionMode, SessionUser } from '#account/session/session.ts'
import { readStored, writeStored } from '#lib/stored.client.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { Button } from '#ui/forms/button.tsx'
import { Switch } from '#ui/forms/switch.tsx'

interface SettingsProps {
  user: SessionUser
  mode: SessionMode
}

/**
 * The notification settings. This browser stores them, and for a backend account the server too (product:
 * accounts 28).
 */
export function NotificationSettings({ user, mode }: SettingsProps) {
  const [chosen, setChosen] = useState<Notifications>(
    () =>
      ownNotifications(readStored(notificationsKey, storedNotificationsSchema), user.email) ??
      defaultNotifications,
  )
  /** Settings from the server must not override switches that the customer has already changed. */
  const touched = useRef(false)
  const [busy, setBusy] = useState(false)
  const [saved, setSaved] = useState<boolean | null>(null)

  useEffect(() => {
    if (mode !== 'backend') return
    let isCurrent = true
    void readNotifications().then((answer) => {
      if (isCurrent && answer.ok && !touched.current) setChosen(answer.value)
    })
    return () => {
      isCurrent = false
    }
  }, [mode])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setSaved(null)
    setSaved(await save(chosen, user, mode))
    setBusy(false)
  }

  return (
    <form method="post" onSubmit={submit} className="grid gap-5">
      <div className="grid divided">
        {switches.map(({ name, label, hint }) => (
          <Switch
            key={name}
            name={name}
            label={label}
            hint={hint}
            className="py-4"
            checked={chosen[name]}
            onChange={({ currentTarget: { checked } }) => {
              touched.current = true
              setChosen({ ...chosen, [name]: checked })
            }}
          />
        ))}
      </div>
      {saved === true && <Banner tone="success">{settingsMessages.notificationsSaved}</Banner>}
      {saved === false && <Banner tone="error">{settingsMessages.notificationsFailed}</Banner>}
      <Button type="submit" busy={busy} busyLabel="Saving…" className="justify-self-start">
        Save settings
      </Button>
    </form>
  )
}

async function save(chosen: Notifications, user: SessionUser, mode: SettingsProps['mode']): Promise<boolean> {
  const onServer = mode === 'customer-portal' || (await sendNotifications(chosen)).ok
  const stored: StoredNotifications = { email: user.email, ...chosen }
  return onServer && writeStored(notificationsKey, stored)
}

const switches: ReadonlyArray<{ name: keyof Notifications; label: string; hint: string }> = [
  { name: 'marketing_emails', label: 'Marketing emails', hint: 'Offers and news from all three sectors.' },
  { name: 'product_updates', label: 'Product updates', hint: 'What’s new in the products you use.' },
  {
    name: 'security_alerts',
    label: 'Security alerts',
    hint: 'Sign-ins and changes to your account.',
  },
]

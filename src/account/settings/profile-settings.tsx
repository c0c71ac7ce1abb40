import { useState } from 'react'
import type { Profile } from '#account/session/account.forms.ts'
import { settingsMessages } from '#account/session/account-messages.ts'
import type { StoredProfile } from '#account/session/stored-profile.ts'
import { localRecordSchema, type LocalRecord } from '#account/session/local-record.ts'
import { profileKey, profileOf } from '#account/session/profile.ts'
import { sessionKey, type SessionMode, type SessionUser } from '#account/session/session.ts'
import { readStored, writeStored } from '#lib/stored.client.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { Button } from '#ui/forms/button.tsx'
import { TextField } from '#ui/forms/field.tsx'
import { useCheckedForm, type FilledIn } from '#ui/forms/use-checked-form.ts'

interface SettingsProps {
  user: SessionUser
  mode: SessionMode
}

/**
 * The profile form. It saves the profile only in this browser, so the name in the navigation changes at once
 * (product: accounts 27).
 */
export function ProfileSettings({ user, mode }: SettingsProps) {
  const { attributes, fieldErrors, sending } = useCheckedForm(loadSchema)
  const [outcome, setOutcome] = useState<'saved' | 'failed' | 'unreachable'>()
  const profile = profileOf(user)

  function submit({ value }: FilledIn<Profile>) {
    if (!value) return setOutcome('unreachable')
    setOutcome(saveProfile(value, user, mode) ? 'saved' : 'failed')
  }

  return (
    <form
      {...attributes}
      onSubmit={(event) => {
        setOutcome(undefined)
        sending(submit)(event)
      }}
      className="grid gap-5"
    >
      <TextField
        label="Full name"
        name="full_name"
        autoComplete="name"
        required
        defaultValue={profile.full_name}
        error={fieldErrors['full_name']}
      />
      <TextField
        label="Email"
        type="email"
        readOnly
        value={user.email}
        hint="You log in with this address, so it stays as it is."
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        defaultValue={profile.phone}
        error={fieldErrors['phone']}
      />
      <TextField
        label="Company"
        name="company"
        autoComplete="organization"
        defaultValue={profile.company}
        error={fieldErrors['company']}
      />
      <p className="text-sm text-ink-soft">
        Saved on this device only, to fill in forms for you. The checkout takes the address from your last
        order.
      </p>
      {outcome === 'saved' && <Banner tone="success">{settingsMessages.profileSaved}</Banner>}
      {outcome === 'failed' && <Banner tone="error">{settingsMessages.profileFailed}</Banner>}
      {outcome === 'unreachable' && <Banner tone="error">{settingsMessages.unreachable}</Banner>}
      <Button type="submit" className="justify-self-start">
        Save profile
      </Button>
    </form>
  )
}

async function loadSchema() {
  return (await import('#account/session/account.forms.ts')).profileForm
}

/** Saves the profile. The profile of a customer-portal session is part of the local record. */
function saveProfile(profile: Profile, user: SessionUser, mode: SettingsProps['mode']): boolean {
  const { full_name, phone, company } = profile
  if (mode === 'backend') {
    return writeStored(profileKey, { email: user.email, ...profile } satisfies StoredProfile)
  }
  const record = readStored(sessionKey, localRecordSchema)
  if (!record) return false
  return writeStored(sessionKey, { ...record, name: full_name, phone, company } satisfies LocalRecord)
}

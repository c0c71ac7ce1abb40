import { useState, type FormEvent } from 'react'
import { sendNewPassword } from '#account/account-api.client.ts'
import { newPasswordForm, passwordRule } from '#account/account.forms.ts'
import { newPasswordMessages, shownMessage, unexpectedMessage } from '#account/account-messages.ts'
import { useCheckedForm } from '#account/use-checked-form.ts'
import { useHydrated } from '#account/use-hydrated.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'

interface NewPasswordFormProps {
  /** From the link in the mail; empty when the link has lost it. */
  token: string
  onChanged: () => void
  onAskAgain: () => void
}

/** Where the reset link leads: `/auth?reset=true&token=…` (decisions §3). */
export function NewPasswordForm({ token, onChanged, onAskAgain }: NewPasswordFormProps) {
  const { attributes, errors, read, showErrors } = useCheckedForm(newPasswordForm, () => ({ token }))
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const [usable, setUsable] = useState(token !== '')
  const hydrated = useHydrated()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const value = read()
    if (!value || busy) return
    setBusy(true)
    setRefused(null)
    const answer = await sendNewPassword(value)
    setBusy(false)
    if (answer.ok) return onChanged()
    const { code, fields } = answer.refusal
    if (code === 'token_not_valid' || fields['token']) return setUsable(false)
    showErrors(fields)
    setRefused(shownMessage(answer.refusal, [], unexpectedMessage))
  }

  if (!usable) {
    return (
      <div className="grid gap-5">
        <Banner tone="error">{newPasswordMessages.token_not_valid}</Banner>
        <Button size="large" disabled={!hydrated} onClick={onAskAgain}>
          Ask for a new link
        </Button>
      </div>
    )
  }
  return (
    <form {...attributes} onSubmit={submit} className="grid gap-5">
      {refused && <Banner tone="error">{refused}</Banner>}
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint={passwordRule}
        required
        error={errors['password']}
      />
      <p className="text-sm text-ink-soft">A new password signs this account out everywhere else.</p>
      <Button type="submit" size="large" disabled={!hydrated} busy={busy} busyLabel="Saving...">
        Save New Password
      </Button>
    </form>
  )
}

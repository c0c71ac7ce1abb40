import { useState } from 'react'
import { sendNewPassword } from '#account/session/account-api.client.ts'
import { passwordRule } from '#account/sign-in/password-rule.ts'
import { newPasswordMessages, shownMessage, unexpectedMessage } from '#account/session/account-messages.ts'
import { ForgottenPasswordDialog } from '#account/sign-in/forgotten-password-dialog.tsx'
import { useHydrated } from '#account/session/use-hydrated.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { Button } from '#ui/forms/button.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { useCheckedForm, type FilledIn } from '#ui/forms/use-checked-form.ts'

interface NewPasswordFormProps {
  /** The token of the mailed link, or `null` if the address has none. */
  token: string | null
  /** Whether the link was valid when the page loaded. */
  isLinkOpen: boolean
  /** Called with the email to log in with. */
  onChanged: (email: string) => void
}

/** The form behind the mailed link `/auth?reset=true&token=…` (product: accounts 24). */
export function NewPasswordForm({ token, isLinkOpen, onChanged }: NewPasswordFormProps) {
  const { attributes, busy, fieldErrors, sending, showFieldErrors } = useCheckedForm(loadSchema, {
    extra: () => ({ token }),
  })
  const [errorText, setErrorText] = useState<string | null>(null)
  const [usable, setUsable] = useState(token !== null && isLinkOpen)
  const hydrated = useHydrated()

  async function submit({ value }: FilledIn<{ token: string; password: string }>) {
    setErrorText(null)
    if (!value) return setErrorText(unexpectedMessage)
    const answer = await sendNewPassword(value)
    if (answer.ok) return onChanged(answer.value.email)
    const { code, fields } = answer.problem
    if (code === 'token_not_valid' || fields['token']) return setUsable(false)
    showFieldErrors(fields)
    if (code !== 'invalid_request') setErrorText(shownMessage(answer.problem, [], unexpectedMessage))
  }

  if (token === null) return <AskAgain why={newPasswordMessages.token_missing} />
  if (!usable) return <AskAgain why={newPasswordMessages.token_not_valid} />
  return (
    <form {...attributes} onSubmit={sending(submit)} className="grid gap-5">
      {errorText && <Banner tone="error">{errorText}</Banner>}
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint={passwordRule}
        required
        error={fieldErrors['password']}
      />
      <p className="text-sm text-ink-soft">A new password signs this account out everywhere else.</p>
      <Button type="submit" size="large" disabled={!hydrated} busy={busy} busyLabel="Saving…">
        Save new password
      </Button>
    </form>
  )
}

function AskAgain({ why }: { why: string }) {
  const [isOpen, setOpen] = useState(false)
  const hydrated = useHydrated()
  return (
    <div className="grid gap-5">
      <Banner tone="error">{why}</Banner>
      <Button size="large" disabled={!hydrated} onClick={() => setOpen(true)}>
        Ask for a new link
      </Button>
      <ForgottenPasswordDialog open={isOpen} email="" onClose={() => setOpen(false)} />
    </div>
  )
}

async function loadSchema() {
  return (await import('#account/session/account.forms.ts')).newPasswordForm
}

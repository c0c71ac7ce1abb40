import { useState, type FormEvent } from 'react'
import { sendLogIn } from '#account/account-api.client.ts'
import type { Refusal } from '#account/account-request.client.ts'
import { logInForm } from '#account/account.forms.ts'
import type { LocalRecord } from '#account/local-record.ts'
import { useCheckedForm } from '#account/use-checked-form.ts'
import { useHydrated } from '#account/use-hydrated.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { PasswordField } from '#ui/password-field.tsx'

interface LogInFormProps {
  /** The e-mail that sign-up found to be known already. */
  email: string
  onStart: () => void
  onGranted: (record: LocalRecord) => void
  onRefused: (refusal: Refusal) => void
  onForgotten: (email: string) => void
}

export function LogInForm({ email, onStart, onGranted, onRefused, onForgotten }: LogInFormProps) {
  const { form, attributes, errors, read, showErrors } = useCheckedForm(logInForm)
  const [busy, setBusy] = useState(false)
  const hydrated = useHydrated()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const value = read()
    if (!value || busy) return
    setBusy(true)
    onStart()
    const answer = await sendLogIn(value)
    setBusy(false)
    if (answer.ok) return onGranted(answer.value)
    showErrors(answer.refusal.fields)
    onRefused(answer.refusal)
  }

  function typedEmail(): string {
    const typed = form.current && new FormData(form.current).get('email')
    return typeof typed === 'string' ? typed : ''
  }

  return (
    <form {...attributes} onSubmit={submit} className="grid gap-5">
      <TextField
        key={email}
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
        error={errors['email']}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={errors['password']}
      />
      <Button type="submit" size="large" disabled={!hydrated} busy={busy} busyLabel="Signing In...">
        Log In
      </Button>
      <Button variant="quiet" disabled={!hydrated} onClick={() => onForgotten(typedEmail())}>
        Forgot your password?
      </Button>
    </form>
  )
}

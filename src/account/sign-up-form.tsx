import { useState, type FormEvent } from 'react'
import { sendSignUp } from '#account/account-api.client.ts'
import type { Refusal } from '#account/account-request.client.ts'
import { passwordRule, signUpForm } from '#account/account.forms.ts'
import { useCheckedForm } from '#account/use-checked-form.ts'
import { useHydrated } from '#account/use-hydrated.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { PasswordField } from '#ui/password-field.tsx'

interface SignUpFormProps {
  onStart: () => void
  onCreated: () => void
  onRefused: (refusal: Refusal, email: string) => void
}

/** Spec §2.19: all five fields are required; the time zone is the browser's (§3). */
export function SignUpForm({ onStart, onCreated, onRefused }: SignUpFormProps) {
  const { attributes, errors, read, showErrors, clear } = useCheckedForm(signUpForm, timezone)
  const [busy, setBusy] = useState(false)
  const hydrated = useHydrated()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const value = read()
    if (!value || busy) return
    setBusy(true)
    onStart()
    const answer = await sendSignUp(value)
    setBusy(false)
    if (answer.ok) {
      clear()
      return onCreated()
    }
    showErrors(answer.refusal.fields)
    onRefused(answer.refusal, value.primary_email)
  }

  return (
    <form {...attributes} onSubmit={submit} className="grid gap-5">
      <TextField
        label="Full name"
        name="full_name"
        autoComplete="name"
        required
        error={errors['full_name']}
      />
      <TextField
        label="Email"
        name="primary_email"
        type="email"
        autoComplete="email"
        required
        error={errors['primary_email']}
      />
      <TextField
        label="Phone"
        name="primary_phone"
        type="tel"
        autoComplete="tel"
        required
        error={errors['primary_phone']}
      />
      <TextField
        label="Company name"
        name="company_name"
        autoComplete="organization"
        required
        error={errors['company_name']}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        hint={passwordRule}
        required
        error={errors['password']}
      />
      <Button type="submit" size="large" disabled={!hydrated} busy={busy} busyLabel="Creating Account...">
        Create Account
      </Button>
    </form>
  )
}

function timezone() {
  return { timezone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC' }
}

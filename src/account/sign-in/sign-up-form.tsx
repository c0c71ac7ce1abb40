import { unreachable, type AccountProblem } from '#account/session/account-request.client.ts'
import { sendSignUp } from '#account/session/account-api.client.ts'
import { passwordRule } from '#account/sign-in/password-rule.ts'
import type { SignUp } from '#account/session/account.forms.ts'
import { sessionStore } from '#account/session/session.store.ts'
import { useHydrated } from '#account/session/use-hydrated.ts'
import { TermsNote } from '#site/terms-note.tsx'
import { Button } from '#ui/forms/button.tsx'
import { TextField } from '#ui/forms/field.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { useCheckedForm, type FilledIn } from '#ui/forms/use-checked-form.ts'
import { messageDraftKey } from '#ui/forms/message-draft-key.ts'
import { useFormDraft } from '#ui/forms/use-form-draft.ts'

interface SignUpFormProps {
  onStart: () => void
  onCreated: (email: string) => void
  onError: (problem: AccountProblem, email: string) => void
}

/** All five fields are required (product: accounts 11). */
export function SignUpForm({ onStart, onCreated, onError }: SignUpFormProps) {
  const checked = useCheckedForm(loadSchema, { extra: timezone })
  const { form, attributes, busy, fieldErrors, sending, showFieldErrors, clear } = checked
  useFormDraft(form, messageDraftKey)
  const hydrated = useHydrated()

  async function submit({ value }: FilledIn<SignUp>) {
    onStart()
    if (!value) return onError(unreachable, '')
    await sessionStore.finishSignOut()
    const answer = await sendSignUp(value)
    if (answer.ok) {
      clear()
      return onCreated(value.primary_email)
    }
    showFieldErrors(answer.problem.fields)
    onError(answer.problem, value.primary_email)
  }

  return (
    <form {...attributes} onSubmit={sending(submit)} className="grid gap-3 sm:gap-4">
      <TextField
        label="Full name"
        name="full_name"
        autoComplete="name"
        required
        error={fieldErrors['full_name']}
      />
      <TextField
        label="Email"
        name="primary_email"
        type="email"
        autoComplete="email"
        required
        error={fieldErrors['primary_email']}
      />
      <TextField
        label="Phone"
        name="primary_phone"
        type="tel"
        autoComplete="tel"
        required
        error={fieldErrors['primary_phone']}
      />
      <TextField
        label="Company name"
        name="company_name"
        autoComplete="organization"
        required
        error={fieldErrors['company_name']}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        hint={passwordRule}
        required
        error={fieldErrors['password']}
      />
      <TermsNote />
      <Button type="submit" size="large" disabled={!hydrated} busy={busy} busyLabel="Creating Account...">
        Create account
      </Button>
    </form>
  )
}

async function loadSchema() {
  return (await import('#account/session/account.forms.ts')).signUpForm
}

function timezone() {
  return { timezone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC' }
}

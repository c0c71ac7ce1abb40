import { sendLogIn } from '#account/session/account-api.client.ts'
import { unreachable, type AccountProblem } from '#account/session/account-request.client.ts'
import type { LogIn } from '#account/session/account.forms.ts'
import type { LocalRecord } from '#account/session/local-record.ts'
import { sessionStore } from '#account/session/session.store.ts'
import { useHydrated } from '#account/session/use-hydrated.ts'
import { Button } from '#ui/forms/button.tsx'
import { EmailField } from '#ui/forms/field.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { useCheckedForm, type FilledIn } from '#ui/forms/use-checked-form.ts'

interface LogInFormProps {
  /** The email that sign-up reported as taken. */
  email: string
  onStart: () => void
  onGranted: (record: LocalRecord) => void
  onError: (problem: AccountProblem) => void
  onForgotten: (email: string) => void
}

export function LogInForm({ email, onStart, onGranted, onError, onForgotten }: LogInFormProps) {
  const { form, attributes, busy, fieldErrors, sending, showFieldErrors } = useCheckedForm(loadSchema)
  const hydrated = useHydrated()

  async function submit({ value }: FilledIn<LogIn>) {
    onStart()
    if (!value) return onError(unreachable)
    await sessionStore.finishSignOut()
    const answer = await sendLogIn(value)
    if (answer.ok) return onGranted(answer.value)
    showFieldErrors(answer.problem.fields)
    onError(answer.problem)
  }

  function enteredEmail(): string {
    const value = form.current && new FormData(form.current).get('email')
    return typeof value === 'string' ? value : ''
  }

  return (
    <form {...attributes} onSubmit={sending(submit)} className="grid gap-5">
      <EmailField
        key={email}
        name="email"
        autoComplete="username"
        defaultValue={email}
        required
        error={fieldErrors['email']}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={fieldErrors['password']}
      />
      <Button type="submit" size="large" disabled={!hydrated} busy={busy} busyLabel="Signing In...">
        Log in
      </Button>
      <Button
        variant="quiet"
        className="-mt-2 -mb-3"
        disabled={!hydrated}
        onClick={() => onForgotten(enteredEmail())}
      >
        Forgot your password?
      </Button>
    </form>
  )
}

async function loadSchema() {
  return (await import('#account/session/account.forms.ts')).logInForm
}

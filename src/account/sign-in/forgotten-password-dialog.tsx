import { useState } from 'react'
import { sendForgottenPassword } from '#account/session/account-api.client.ts'
import { resetMessages, shownMessage } from '#account/session/account-messages.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { Button } from '#ui/forms/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { takeFocus } from '#ui/forms/element-refs.ts'
import { EmailField } from '#ui/forms/field.tsx'
import { toast } from '#ui/toasts/toast.store.ts'
import { useCheckedForm, type FilledIn } from '#ui/forms/use-checked-form.ts'

interface ForgottenPasswordDialogProps {
  open: boolean
  onClose: () => void
  email: string
  /** A different title for customers who have not forgotten the password. */
  title?: string
}

/**
 * A result belongs to one opening of the dialog. The next opening does not show a result that arrives late.
 */
type Outcome = { tone: 'success' | 'error'; text: string; opening: number }

/** Requests a password reset mail (product: accounts 23). */
export function ForgottenPasswordDialog({
  open,
  onClose,
  email,
  title = 'Forgot your password?',
}: ForgottenPasswordDialogProps) {
  const { attributes, busy, fieldErrors, sending, showFieldErrors } = useCheckedForm(loadSchema)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [opening, setOpening] = useState(0)
  const shown = outcome?.opening === opening ? outcome : null

  async function submit({ value }: FilledIn<{ email: string }>) {
    setOutcome(null)
    if (!value) return setOutcome({ tone: 'error', text: resetMessages.failed, opening })
    const answer = await sendForgottenPassword(value)
    if (answer.ok) {
      setOutcome({ tone: 'success', text: resetMessages.sent, opening })
      toast({ title: 'Reset Email Sent', tone: 'success' })
      return
    }
    const text = shownMessage(answer.problem, [], resetMessages.failed)
    setOutcome({ tone: 'error', text, opening })
  }

  /** Clears the result for the next opening. The input stays. */
  function close() {
    setOpening(opening + 1)
    showFieldErrors({})
    onClose()
  }

  return (
    <Dialog open={open} onClose={close} title={title}>
      {shown?.tone === 'success' ? (
        <div ref={takeFocus} tabIndex={-1} className="grid gap-6 outline-none">
          <Banner tone="success">{shown.text}</Banner>
          <Button variant="secondary" className="justify-self-start" onClick={close}>
            Done
          </Button>
        </div>
      ) : (
        <form {...attributes} onSubmit={sending(submit)} className="grid gap-5">
          <p className="text-ink-soft">
            Enter your email and we’ll send you a link to choose a new password. It works for one hour.
          </p>
          {shown && <Banner tone="error">{shown.text}</Banner>}
          <EmailField key={email} name="email" defaultValue={email} required error={fieldErrors['email']} />
          <Button type="submit" size="large" busy={busy} busyLabel="Sending...">
            Send reset link
          </Button>
        </form>
      )}
    </Dialog>
  )
}

async function loadSchema() {
  return (await import('#account/session/account.forms.ts')).forgottenPasswordForm
}

import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sendDeleteAccount } from '#account/settings/security-api.client.ts'
import { unexpectedMessage } from '#account/session/account-messages.ts'
import { isUnanswered } from '#account/session/account-request.client.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { Button } from '#ui/forms/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { useCheckedForm, type FilledIn } from '#ui/forms/use-checked-form.ts'
import { sessionStore } from '#account/session/session.store.ts'
import { record } from '#lib/schema.ts'
import { readStored, removeStored, storedKeys, writeStored } from '#lib/stored.client.ts'
import { toast } from '#ui/toasts/toast.store.ts'

interface DeleteAccountDialogProps {
  /**
   * Whether the customer is signed in through the customer portal. The deletion does not affect the data
   * there.
   */
  isCustomer: boolean
  open: boolean
  onClose: () => void
}

/** Explains what is deleted and what stays, and requires the password (product: accounts 35). */
export function DeleteAccountDialog({ isCustomer, open, onClose }: DeleteAccountDialogProps) {
  const { attributes, busy, fieldErrors, sending, showFieldErrors } = useCheckedForm(loadSchema)
  const navigate = useNavigate()
  const [problem, setProblem] = useState<{ code: string; message: string } | null>(null)

  async function submit({ fields }: FilledIn<{ password: string }>) {
    setProblem(null)
    // The session may end in this tab before the answer arrives.
    const session = sessionStore.getState()
    const email = session.status === 'signed-in' ? session.user.email : ''
    const answer = await sendDeleteAccount({ password: fields['password'] ?? '' })
    if (answer.ok) {
      forgetDeletedAccount({ isCustomer, email })
      // The settings page may have noticed the ended session and opened the log-in page with a return path.
      // Replace that address.
      return navigate('/auth', { replace: true })
    }
    const { code, message } = answer.problem
    if (code === 'wrong_password') showFieldErrors({ password: message })
    else setProblem({ code, message: isUnanswered(answer.problem) ? unexpectedMessage : message })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isCustomer ? 'Delete what we store about you?' : 'Delete this account?'}
    >
      <form {...attributes} onSubmit={sending(submit)} className="grid gap-5">
        <WhatGoesAndStays isCustomer={isCustomer} />
        {problem && (
          <Banner tone="error">
            {problem.message} {problem.code === 'second_factor_needed' && <ProveAgain />}
          </Banner>
        )}
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          required
          error={fieldErrors['password']}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" busy={busy} busyLabel="Deleting…">
            Delete {isCustomer ? 'my data' : 'my account'}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Keep {isCustomer ? 'my data' : 'my account'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function WhatGoesAndStays({ isCustomer }: Pick<DeleteAccountDialogProps, 'isCustomer'>) {
  return (
    <div className="grid gap-4 text-ink-soft">
      <div>
        <h3 className="text-base font-semibold text-ink">What’s deleted, for good</h3>
        {isCustomer ? (
          <p>
            Your sessions, your data in this browser, the messages you sent us and your places on waitlists.
            If your address also has an account in this shop, we delete that account and everything in it,
            too.
          </p>
        ) : (
          <p>
            Your account with its password, sessions, settings and roles, your cart and saved products, and
            its data in this browser. If your address is confirmed, also the messages you sent us and your
            places on waitlists. If you’re the only admin of a seller, make someone else an admin first.
          </p>
        )}
      </div>
      <div>
        <h3 className="text-base font-semibold text-ink">What stays</h3>
        <p>
          Your orders stay without your account, and you can’t see them here anymore. Open orders continue,
          and we’ll email you about them until they end. For orders that ended unpaid, we delete your name,
          address and contact details. For paid orders, we keep them as long as the law requires (see our{' '}
          <a href="/privacy#retention" className="link" target="_blank" rel="noreferrer">
            privacy notice
          </a>
          ), and only owners of this shop can see them. Reviews stay without your name, and quotes without
          your details; open quotes end. We can’t delete your account at the customer portal.
        </p>
      </div>
    </div>
  )
}

function ProveAgain() {
  return (
    <a href="/dashboard/second-factor" className="link">
      Confirm it’s you in the dashboard, then come back within ten minutes.
    </a>
  )
}

async function loadSchema() {
  return (await import('#account/session/account.forms.ts')).deleteAccountForm
}

/**
 * Storage keys to keep when an account is deleted: the browser's theme, and the saved products and carts of
 * customer-portal customers.
 */
const ofOthers = /^wadah\.(theme|saved|cart(\..*)?)$/

/** Clears the browser's storage, signs out all tabs and confirms the deletion (product: accounts 35). */
function forgetDeletedAccount({ isCustomer, email }: { isCustomer: boolean; email: string }): void {
  const stays = isCustomer ? /^wadah\.theme$/ : ofOthers
  for (const key of storedKeys('wadah.')) if (!stays.test(key)) removeStored(key)
  if (!isCustomer) forgetOwnSaved(email)
  sessionStore.signOut()
  toast({
    topic: 'sign-out',
    title: isCustomer ? 'Your data is deleted' : 'Account deleted',
    description: isCustomer
      ? 'What this shop stored about you is gone.'
      : 'Your account and its data are gone.',
  })
}

/** Removes the account's copy of its saved products. The lists of other customers stay. */
function forgetOwnSaved(email: string): void {
  const { [email.trim().toLowerCase()]: _, ...others } = readStored('wadah.saved', record) ?? {}
  writeStored('wadah.saved', others)
}

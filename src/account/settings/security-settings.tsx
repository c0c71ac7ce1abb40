import { useState } from 'react'
import { EmailProofNotice } from '#account/sign-in/email-proof-notice.tsx'
import { SessionList } from '#account/settings/session-list.tsx'
import { ForgottenPasswordDialog } from '#account/sign-in/forgotten-password-dialog.tsx'
import type { SessionMode } from '#account/session/session.ts'
import { useSession } from '#account/session/use-session.ts'
import { Button, ButtonAnchor } from '#ui/forms/button.tsx'
import { DeleteAccountDialog } from '#account/settings/delete-account-dialog.tsx'

/** Sessions, verification of the email, and personal data (product: accounts 31 to 35). */
export function SecuritySettings({ mode }: { mode: SessionMode }) {
  return (
    <div className="divided *:py-8 *:first:pt-4 -mb-8">
      <EmailState />
      {mode === 'backend' && <PasswordSection />}
      <SessionList mode={mode} />
      <PersonalDataSection mode={mode} />
    </div>
  )
}

/**
 * To change the password, the user needs a mailed link, as for a forgotten password. The change signs the
 * account out everywhere.
 */
function PasswordSection() {
  const { session } = useSession()
  const [isOpen, setOpen] = useState(false)
  const email = session.status === 'signed-in' ? session.user.email : ''
  return (
    <section>
      <h2 className="text-xl">Password</h2>
      <p className="mt-2 mb-4 text-ink-soft">
        We’ll email you a reset link. A new password signs you out on every device.
      </p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Choose a new password
      </Button>
      <ForgottenPasswordDialog
        open={isOpen}
        title="Choose a new password"
        email={email}
        onClose={() => setOpen(false)}
      />
    </section>
  )
}

function EmailState() {
  const { session } = useSession()
  if (session.status !== 'signed-in' || session.mode !== 'backend') return null
  return (
    <section>
      <h2 className="mb-3 text-xl">Email</h2>
      {session.emailProven ? (
        <p className="text-ink-soft">
          <span className="font-semibold text-ink wrap-anywhere">{session.user.email}</span> is confirmed.
        </p>
      ) : (
        <EmailProofNotice />
      )}
    </section>
  )
}

/** Exports the customer's data and deletes the account (product: accounts 34, 35). */
function PersonalDataSection({ mode }: { mode: SessionMode }) {
  const [isDeleting, setDeleting] = useState(false)
  const isCustomer = mode === 'customer-portal'
  return (
    <>
      <section>
        <h2 className="text-xl">Your data</h2>
        <p className="mt-2 mb-4 text-ink-soft">
          One file with everything we store about{' '}
          {isCustomer
            ? 'you: sessions, orders and messages, and your account in this shop if you have one.'
            : 'this account: profile, settings, sessions, saved products, cart, orders and messages.'}{' '}
          It’s a JSON file. Any text editor can open it.
          {isCustomer && ' It doesn’t include what the customer portal stores.'}
        </p>
        <ButtonAnchor variant="secondary" href="/api/account/export" download>
          Download my data
        </ButtonAnchor>
      </section>
      <section>
        <h2 className="text-xl">{isCustomer ? 'Delete what we store' : 'Delete this account'}</h2>
        <p className="mt-2 mb-4 text-ink-soft">
          This can’t be undone. You’ll see exactly what’s deleted before you confirm.
        </p>
        <Button variant="secondary" onClick={() => setDeleting(true)}>
          Delete {isCustomer ? 'my data' : 'my account'}…
        </Button>
        <DeleteAccountDialog isCustomer={isCustomer} open={isDeleting} onClose={() => setDeleting(false)} />
      </section>
    </>
  )
}

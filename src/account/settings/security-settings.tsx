import { useState } from 'react'
import { EmailProofNotice } from '#account/sign-in/email-proof-notice.tsx'
import { SessionList } from '#account/settings/session-list.tsx'
import { ForgottenPasswordDialog } from '#account/sign-in/forgotten-password-dialog.tsx'
import { PersonalDataSection } from '#account/settings/personal-data-section.tsx'
import type { SessionMode } from '#account/session/session.ts'
import { useSession } from '#account/session/use-session.ts'
import { Button } from '#ui/forms/button.tsx'

/** Open sessions, proof of the address, and personal data (product: accounts 31 to 35). */
export function SecuritySettings({ mode }: { mode: SessionMode }) {
  return (
    <div className="grid gap-10">
      <EmailState />
      {mode === 'backend' && <PasswordSection />}
      <SessionList />
      <PersonalDataSection mode={mode} />
    </div>
  )
}

/** The password is changed through a mailed link, like a forgotten one, which signs the account out everywhere. */
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
      <ForgottenPasswordDialog open={isOpen} email={email} onClose={() => setOpen(false)} />
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

import { Link } from 'react-router'
import { useState } from 'react'
import { DeleteAccountDialog } from '#account/delete-account-dialog.tsx'
import type { SessionMode } from '#account/session.ts'
import { Button, LinkButton } from '#ui/button.tsx'

/** The file with all data of the account, and the account's end (product: accounts 34, 35). */
export function PersonalDataSection({ mode }: { mode: SessionMode }) {
  const [isDeleting, setDeleting] = useState(false)
  if (mode === 'customer-portal') return <AtCustomerPortal />
  return (
    <>
      <section>
        <h2 className="text-xl">Your data</h2>
        <p className="mt-2 mb-4 text-ink-soft">
          One file with all that we store about this account: profile, settings, sessions, saved products,
          cart, orders and messages. It is JSON, which every text editor opens.
        </p>
        <LinkButton variant="secondary" href="/api/account/export" download>
          Download my data
        </LinkButton>
      </section>
      <section>
        <h2 className="text-xl">Delete this account</h2>
        <p className="mt-2 mb-4 text-ink-soft">
          Your account and what belongs to it are deleted at once and for good. You see first what goes and
          what stays.
        </p>
        <Button variant="danger" onClick={() => setDeleting(true)}>
          Delete my account...
        </Button>
        <DeleteAccountDialog open={isDeleting} onClose={() => setDeleting(false)} />
      </section>
    </>
  )
}

function AtCustomerPortal() {
  return (
    <section>
      <h2 className="text-xl">Your data</h2>
      <p className="mt-2 text-ink-soft">
        You signed in through the customer portal, which holds your account. The{' '}
        <Link to="/privacy" className="link">
          privacy notice
        </Link>{' '}
        says how to get a copy of your data or to have it deleted.
      </p>
    </section>
  )
}

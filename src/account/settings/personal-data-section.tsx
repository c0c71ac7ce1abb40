import { useState } from 'react'
import { DeleteAccountDialog } from '#account/settings/delete-account-dialog.tsx'
import type { SessionMode } from '#account/session/session.ts'
import { Button, ButtonAnchor } from '#ui/forms/button.tsx'

/** Exports all data of the account, and deletes the account (product: accounts 34, 35). */
export function PersonalDataSection({ mode }: { mode: SessionMode }) {
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
        <Button variant="danger" onClick={() => setDeleting(true)}>
          Delete {isCustomer ? 'my data' : 'my account'}...
        </Button>
        <DeleteAccountDialog isCustomer={isCustomer} open={isDeleting} onClose={() => setDeleting(false)} />
      </section>
    </>
  )
}

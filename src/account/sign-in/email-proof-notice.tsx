import { useState, type ReactNode } from 'react'
import { sendEmailProof } from '#account/session/account-api.client.ts'
import { emailProofMessages, shownMessage } from '#account/session/account-messages.ts'
import { sessionStore } from '#account/session/session.store.ts'
import { useSession } from '#account/session/use-session.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { Button } from '#ui/forms/button.tsx'

/**
 * Tells an account with an unverified email what to do, and can send the link again (product: accounts 29).
 * `children` say what the page needs the email for.
 */
export function EmailProofNotice({ children }: { children?: ReactNode }) {
  const { session } = useSession()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'error'; text: string } | null>(null)
  if (session.status !== 'signed-in' || session.mode !== 'backend' || session.emailProven) return null

  async function sendAgain() {
    setBusy(true)
    setOutcome(null)
    const answer = await sendEmailProof()
    if (answer.ok) setOutcome({ tone: 'success', text: emailProofMessages.sent })
    else setOutcome({ tone: 'error', text: shownMessage(answer.problem, [], emailProofMessages.failed) })
    // Refresh the session, because the link may have been opened in another browser.
    await sessionStore.refresh()
    setBusy(false)
  }

  return (
    <div className="grid gap-3">
      <Banner title="Confirm your email">
        <p>
          {children ?? (
            <>
              Open the link we sent to {session.user.email}. Until then, your orders are marked as unverified.
            </>
          )}
        </p>
        <Button variant="secondary" className="mt-3" busy={busy} busyLabel="Sending…" onClick={sendAgain}>
          Send the link again
        </Button>
      </Banner>
      {outcome && <Banner tone={outcome.tone}>{outcome.text}</Banner>}
    </div>
  )
}

import { EmailProofNotice } from '#account/email-proof-notice.tsx'
import { SessionList } from '#account/session-list.tsx'
import { PersonalDataSection } from '#account/personal-data-section.tsx'
import type { SessionMode } from '#account/session.ts'
import { useSession } from '#account/use-session.ts'

/** Who is signed in where, whether the address is proven, and what becomes of the data (product: accounts 31 to 35). */
export function SecuritySettings({ mode }: { mode: SessionMode }) {
  return (
    <div className="grid gap-10">
      <EmailState />
      <SessionList />
      <PersonalDataSection mode={mode} />
    </div>
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

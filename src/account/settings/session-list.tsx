import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { ListedSessions } from '#account/session/session-answers.ts'
import type { SessionMode } from '#account/session/session.ts'
import type { AccountProblem } from '#account/session/account-request.client.ts'
import {
  readSessions,
  sendEndOtherSessions,
  sendEndSession,
  type SessionsAnswer,
} from '#account/settings/security-api.client.ts'
import { Badge } from '#ui/layout/badge.tsx'
import { Banner } from '#ui/forms/banner.tsx'
import { Button } from '#ui/forms/button.tsx'
import { RetryButton } from '#ui/forms/retry-button.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'

/**
 * The open sessions with buttons to end them. The session of this browser comes first (product: accounts 31).
 */
export function SessionList({ mode }: { mode: SessionMode }) {
  const { sessions, hasDashboard, problem, ended, busyWith, load, end } = useSessions()
  const others = sessions?.filter(({ is_current }) => !is_current) ?? []
  return (
    <>
      <section>
        <h2 className="text-xl">Where you’re signed in</h2>
        <p className="mt-2 mb-4 text-ink-soft">
          Don’t recognize a browser? Sign it out and{' '}
          {mode === 'backend' ? 'choose a new password' : <ContactUs />}.
        </p>
        {sessions && (
          <ul className="card card-plain divided px-5">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                busy={busyWith === session.id}
                onEnd={() => end(session.id)}
              />
            ))}
          </ul>
        )}
        {!sessions && !problem && <Skeleton className="h-28 w-full rounded-md" />}
        <div className="mt-4 grid justify-items-start gap-4 empty:hidden">
          {others.length > 0 && (
            <Button
              variant="secondary"
              busy={busyWith === 'others'}
              busyLabel="Signing out…"
              onClick={() => end('others')}
            >
              Sign out the others
            </Button>
          )}
          {ended && <Banner tone="success">{ended}</Banner>}
          {problem && <Banner tone="error">{sentenceFor(problem)}</Banner>}
          {problem && !sessions && problem.code !== 'not_signed_in' && <RetryButton onRetry={load} />}
        </div>
      </section>
      {hasDashboard && <SecondFactorLink />}
    </>
  )
}

/** The shop cannot change the password of a customer-portal customer. */
function ContactUs() {
  return (
    <Link to="/contact" className="link">
      contact us
    </Link>
  )
}

/** Links dashboard accounts to the page where they manage two-step sign-in (product: dashboard 14). */
function SecondFactorLink() {
  return (
    <section>
      <h2 className="text-xl">Two-step sign-in</h2>
      <p className="mt-2 text-ink-soft">
        Manage passkeys, authenticator app and recovery codes in the dashboard.{' '}
        <a href="/dashboard/security" className="link">
          Your two-step sign-in
        </a>
      </p>
    </section>
  )
}

function SessionRow({
  session,
  busy,
  onEnd,
}: {
  session: ListedSessions['sessions'][number]
  busy: boolean
  onEnd: () => void
}) {
  const { device, place, since, last_used, is_current } = session
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {is_current && <Badge look="teal">This browser</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {place ?? 'Unknown place'}
          {' · '}since {day(since)}
          {' · '}last used {is_current ? 'now' : day(last_used)}
        </p>
      </div>
      {!is_current && (
        <Button
          variant="secondary"
          busy={busy}
          busyLabel="Signing out…"
          aria-label={`Sign out ${device}, last used ${day(last_used)}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

function useSessions() {
  const [listed, setListed] = useState<ListedSessions | null>(null)
  const [problem, setProblem] = useState<AccountProblem | null>(null)
  const [ended, setEnded] = useState<string | null>(null)
  const [busyWith, setBusyWith] = useState<string | null>(null)

  function show(answer: SessionsAnswer): void {
    setProblem(answer.ok ? null : answer.problem)
    if (answer.ok) setListed(answer.value)
  }

  async function load(): Promise<void> {
    show(await readSessions())
  }

  useEffect(() => {
    let isCurrent = true
    void readSessions().then((answer) => {
      if (isCurrent) show(answer)
    })
    return () => {
      isCurrent = false
    }
  }, [])

  async function end(idOrOthers: string): Promise<void> {
    setBusyWith(idOrOthers)
    setEnded(null)
    const answer = idOrOthers === 'others' ? await sendEndOtherSessions() : await sendEndSession(idOrOthers)
    show(answer)
    // The session has already ended, so the list is outdated.
    if (!answer.ok && answer.problem.code === 'not_found') await load()
    if (answer.ok) setEnded(idOrOthers === 'others' ? 'All other browsers are signed out.' : 'Signed out.')
    setBusyWith(null)
  }

  const sessions = listed?.sessions ?? null
  return { sessions, hasDashboard: listed?.has_dashboard ?? false, problem, ended, busyWith, load, end }
}

function sentenceFor({ code }: AccountProblem): string {
  return code === 'not_signed_in'
    ? 'Your session has ended. Please log in again to see where you’re signed in.'
    : 'We couldn’t load this list. Check your connection and try again.'
}

function day(moment: string): string {
  return dayFormat.format(new Date(moment))
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

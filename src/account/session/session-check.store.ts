import type { LocalRecord } from '#account/session/local-record.ts'
import { readRecord, type ServerSession } from '#account/session/session.client.ts'
import { hasEndedOnServer, syntheticSession, type SessionState } from '#account/session/session.ts'

/** Finds out who is signed in. A local record has priority over the backend session. */
export function createSessionCheck(
  fetchSession: () => Promise<ServerSession | null>,
  getState: () => SessionState,
  show: (next: SessionState) => void,
  isSignOutPending: () => boolean,
) {
  /** Numbers the checks, so that a slow answer never overrides a newer one. */
  let checks = 0
  let lastAskFailed = false

  return {
    /** With `alwaysAsk: false`, sends no request if the visitor is known to be signed out. */
    async check({ alwaysAsk }: { alwaysAsk: boolean }): Promise<void> {
      const isLatest = begin()
      if (isSignOutPending()) return show({ status: 'signed-out', byChoice: true })
      const record = await readRecord()
      if (!isLatest()) return
      if (record) {
        show(recordSession(record, isEnded(getState(), record)))
        return void checkOnServer(record, isLatest)
      }
      if (getState().status === 'signed-out' && !lastAskFailed && !alwaysAsk) return
      const answer = await fetchSession()
      if (!isLatest()) return
      lastAskFailed = answer === null
      if (answer) showAnswer(answer)
      else showUnreachable()
    },
    /** Ignores the result of a running check. */
    cancel: () => void begin(),
  }

  function begin(): () => boolean {
    checks += 1
    const thisCheck = checks
    return () => thisCheck === checks
  }

  /**
   * Runs in the background, because the local record already determines who is signed in. The request also
   * renews the server's session.
   */
  async function checkOnServer(record: LocalRecord, isLatest: () => boolean): Promise<void> {
    const answer = await fetchSession()
    if (answer && isLatest()) show(recordSession(record, !isKnown(answer, record)))
  }

  /** Keeps `byChoice` if the customer signed out here and the server now confirms it. */
  function showAnswer(answer: ServerSession): void {
    const before = getState()
    const hasLeft = before.status === 'signed-out' && before.byChoice === true
    if (answer.user || !hasLeft) show(backendSession(answer))
  }

  /**
   * Shows the visitor as signed out while the store is unreachable, but leaves a backend account signed in.
   */
  function showUnreachable(): void {
    console.warn('Could not check who is signed in: the server is unreachable.')
    const before = getState()
    if (before.status === 'signed-in' && before.mode === 'backend') return
    show({ status: 'signed-out', unreachable: true })
  }
}

export function recordSession(record: LocalRecord, endedOnServer: boolean): SessionState {
  const { user } = syntheticSession(record, new Date())
  return { status: 'signed-in', mode: 'customer-portal', user, ...(endedOnServer && { endedOnServer }) }
}

function backendSession({ user, emailProven }: ServerSession): SessionState {
  return user ? { status: 'signed-in', mode: 'backend', user, emailProven } : { status: 'signed-out' }
}

function isEnded(state: SessionState, { email }: LocalRecord): boolean {
  return state.status === 'signed-in' && state.user.email === email && hasEndedOnServer(state)
}

/** Whether the server's session belongs to the customer of the record. */
function isKnown({ user, customerPortalEmail }: ServerSession, record: LocalRecord): boolean {
  const email = record.email.toLowerCase()
  return customerPortalEmail?.toLowerCase() === email || user?.email.toLowerCase() === email
}

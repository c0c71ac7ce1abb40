import type { LocalRecord } from '#account/session/local-record.ts'
import { readRecord, type ServerSession } from '#account/session/session.client.ts'
import { hasEndedOnServer, syntheticSession, type SessionState } from '#account/session/session.ts'

/** Finds out who is signed in and shows it: the local record first, else the backend session. */
export function createSessionCheck(
  fetchSession: () => Promise<ServerSession | null>,
  getState: () => SessionState,
  show: (next: SessionState) => void,
  isSignOutPending: () => boolean,
) {
  /** Counts the checks, so that a slow answer never overrides a newer one. */
  let checks = 0
  let lastAskFailed = false

  return {
    /** Without `asking`, the re-check of a visitor who is known to be signed out makes no request. */
    async check({ asking }: { asking: boolean }): Promise<void> {
      const isLatest = begin()
      if (isSignOutPending()) return show({ status: 'signed-out', byChoice: true })
      const record = await readRecord()
      if (!isLatest()) return
      if (record) {
        show(recordSession(record, isEnded(getState(), record)))
        return void checkOnServer(record, isLatest)
      }
      if (getState().status === 'signed-out' && !lastAskFailed && !asking) return
      const answer = await fetchSession()
      if (!isLatest()) return
      lastAskFailed = answer === null
      if (answer) show(backendSession(answer))
      else showUnreachable()
    },
    /** Whatever a check still finds out is not shown. */
    cancel: () => void begin(),
  }

  function begin(): () => boolean {
    checks += 1
    const thisCheck = checks
    return () => thisCheck === checks
  }

  /** The record alone says who is signed in, so nobody waits for this. It also renews the session on the server. */
  async function checkOnServer(record: LocalRecord, isLatest: () => boolean): Promise<void> {
    const answer = await fetchSession()
    if (answer && isLatest()) show(recordSession(record, !isKnown(answer, record)))
  }

  /** A backend account is still shown as signed in while the store does not answer. */
  function showUnreachable(): void {
    console.warn('The shop could not say who is signed in.')
    const before = getState()
    if (before.status === 'signed-in' && before.mode === 'backend') return
    show({ status: 'signed-out', unreachable: true })
  }
}

/** The customer whom the local record names. */
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

/** Whether the server knows the customer of the record, and not another one. */
function isKnown({ user, customerPortalEmail }: ServerSession, record: LocalRecord): boolean {
  const email = record.email.toLowerCase()
  return customerPortalEmail?.toLowerCase() === email || user?.email.toLowerCase() === email
}

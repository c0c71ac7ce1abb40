import type { LocalRecord } from '#account/local-record.ts'
import { profileKey } from '#account/profile.ts'
import { fetchSession, readRecord, sendSignOut, type ServerSession } from '#account/session.client.ts'
import {
  hasEndedOnServer,
  recheckMilliseconds,
  sameSession,
  sessionKey,
  signOutKey,
  syntheticSession,
  type SessionMode,
  type SessionState,
} from '#account/session.ts'
import { isStored, onStored, removeStored, writeStored } from '#lib/stored.client.ts'
import { createStore } from '#lib/store.ts'
import { toast } from '#ui/toast.store.ts'

/** What the customer signed out of; `elsewhere` when they did so in another tab. */
export interface SignedOut {
  mode: SessionMode | null
  /** The server had ended the session before: orders made since belong to the browser alone. */
  endedBefore: boolean
  elsewhere: boolean
}

const toastTopic = { topic: 'sign-out' }
const signedOutHere = {
  title: 'Signed out in this browser only',
  description:
    'We could not reach the server to end your session there. This browser tries again until it is done.',
}

/** What the tabs of one browser tell each other. */
type TabMessage = 'changed' | { signedOut: Omit<SignedOut, 'elsewhere'> }

interface SessionServer {
  /** `null` when no usable answer came. */
  fetchSession(): Promise<ServerSession | null>
  /** Whether the server has ended the session. */
  sendSignOut(): Promise<boolean>
}

export const sessionStore = createSessionStore({ fetchSession, sendSignOut })

/**
 * Who is signed in: the local record first, else the backend session. Read again every 30 seconds and whenever another
 * tab changes it (product: accounts 3, 5).
 */
export function createSessionStore(server: SessionServer) {
  const { getState, setState, subscribe } = createStore<SessionState>({ status: 'loading' })
  const signOutListeners = new Set<(signedOut: SignedOut) => void>()
  let tabs: BroadcastChannel | null = null
  /** Counts the checks, so that a slow answer never overrides a newer one. */
  let checks = 0
  let lastAskFailed = false
  /** Remembers a pending sign-out in browsers that cannot store it. */
  let isSignOutPending = false
  let endingOnServer: Promise<void> | null = null

  function show(next: SessionState): void {
    if (!sameSession(getState(), next)) setState(next)
  }

  /** Without `asking`, the re-check of a visitor who is known to be signed out makes no request. */
  async function check({ asking }: { asking: boolean }): Promise<void> {
    checks += 1
    const thisCheck = checks
    const isLatest = () => thisCheck === checks
    if (signOutIsPending()) return show({ status: 'signed-out', byChoice: true })
    const record = await readRecord()
    if (!isLatest()) return
    if (record) {
      showRecord(record, isEnded(getState(), record))
      return void checkOnServer(record, isLatest)
    }
    if (getState().status === 'signed-out' && !lastAskFailed && !asking) return
    const answer = await server.fetchSession()
    if (!isLatest()) return
    lastAskFailed = answer === null
    if (answer) {
      const { user, emailProven } = answer
      return show(
        user ? { status: 'signed-in', mode: 'backend', user, emailProven } : { status: 'signed-out' },
      )
    }
    console.warn('The shop could not say who is signed in. It will be asked again.')
    const before = getState()
    // A backend account is still shown as signed in while the store does not answer.
    if (before.status === 'signed-in' && before.mode === 'backend') return
    show({ status: 'signed-out', unreachable: true })
  }

  /** The record alone says who is signed in, so nobody waits for this. It also renews the session on the server. */
  async function checkOnServer(record: LocalRecord, isLatest: () => boolean): Promise<void> {
    const answer = await server.fetchSession()
    if (answer && isLatest()) showRecord(record, !isKnown(answer, record))
  }

  function showRecord(record: LocalRecord, endedOnServer: boolean): void {
    const { user } = syntheticSession(record, new Date())
    const mode = 'customer-portal'
    show({ status: 'signed-in', mode, user, ...(endedOnServer && { endedOnServer }) })
  }

  function showSignedOut(signedOut: SignedOut): void {
    checks += 1
    show({ status: 'signed-out', byChoice: true })
    for (const listener of signOutListeners) listener(signedOut)
  }

  function tellOtherTabs(message: TabMessage): void {
    tabs?.postMessage(message)
  }

  function signOutIsPending(): boolean {
    return isSignOutPending || isStored(signOutKey)
  }

  /** One request at a time; every re-check and every page load repeats it until the server has done it. */
  function endOnServer(): Promise<void> {
    endingOnServer ??= server
      .sendSignOut()
      .then((isDone) => {
        if (isDone) forgetPendingSignOut()
      })
      .finally(() => {
        endingOnServer = null
      })
    return endingOnServer
  }

  function forgetPendingSignOut(): void {
    isSignOutPending = false
    if (isStored(signOutKey)) removeStored(signOutKey)
  }

  async function refresh(): Promise<void> {
    await check({ asking: true })
    tellOtherTabs('changed')
  }

  return {
    getState,
    subscribe,
    /** Looks again who is signed in, after something that may have changed it. */
    refresh,

    /** Signs out here at once. The server's part is repeated until it is done, also after a reload. */
    signOut(): void {
      isSignOutPending = !writeStored(signOutKey, true)
      const before = getState()
      const mode = before.status === 'signed-in' ? before.mode : null
      const signedOut = { mode, endedBefore: hasEndedOnServer(before) }
      showSignedOut({ ...signedOut, elsewhere: false })
      tellOtherTabs({ signedOut })
      removeStored(sessionKey)
      toast({ ...toastTopic, title: 'Signed out', description: 'You have been successfully signed out.' })
      void endOnServer().then(() => {
        if (signOutIsPending()) toast({ ...toastTopic, ...signedOutHere })
      })
    },

    /** Before a log-in or sign-up: a sign-out that is still under way would end the new session. */
    async finishSignOut(): Promise<void> {
      if (signOutIsPending()) await endOnServer()
    },

    /** After a log-in; `false` when the browser does not store the record. */
    acceptLogIn(record: LocalRecord): boolean {
      forgetPendingSignOut()
      if (!writeStored(sessionKey, record)) return false
      showRecord(record, false)
      window.dispatchEvent(new StorageEvent('storage', { key: sessionKey }))
      return true
    },

    /** After a sign-up: a customer-portal customer who was signed in here is not the one who just joined. */
    acceptSignUp(): Promise<void> {
      forgetPendingSignOut()
      removeStored(sessionKey)
      return refresh()
    },

    /** For later folders, to remove what they store of a customer. Runs in every tab, before the server is asked. */
    onSignOut(listener: (signedOut: SignedOut) => void): () => void {
      signOutListeners.add(listener)
      return () => void signOutListeners.delete(listener)
    },

    /** Watches this browser until the returned function is called. */
    start(): () => void {
      const ask = () => void check({ asking: true })
      const channel = new BroadcastChannel('wadah.account')
      channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
        if (data === 'changed') ask()
        else showSignedOut({ ...data.signedOut, elsewhere: true })
      })
      tabs = channel
      const stops = [onStored(sessionKey, ask), onStored(profileKey, ask)]
      const timer = setInterval(() => {
        if (signOutIsPending()) void endOnServer()
        void check({ asking: false })
      }, recheckMilliseconds)
      if (signOutIsPending()) void endOnServer()
      ask()
      return () => {
        clearInterval(timer)
        channel.close()
        tabs = null
        for (const stop of stops) stop()
      }
    },
  }
}

function isEnded(state: SessionState, { email }: LocalRecord): boolean {
  return state.status === 'signed-in' && state.user.email === email && hasEndedOnServer(state)
}

/** Whether the server knows the customer of the record, and not another one. */
function isKnown({ user, customerPortalEmail }: ServerSession, record: LocalRecord): boolean {
  const email = record.email.toLowerCase()
  return customerPortalEmail?.toLowerCase() === email || user?.email.toLowerCase() === email
}

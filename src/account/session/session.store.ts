import type { LocalRecord } from '#account/session/local-record.ts'
import { createPendingSignOut } from '#account/session/pending-sign-out.store.ts'
import { profileKey } from '#account/session/profile.ts'
import { createSessionCheck, recordSession } from '#account/session/session-check.store.ts'
import { fetchSession, sendSignOut, type ServerSession } from '#account/session/session.client.ts'
import { hasEndedOnServer, recheckMilliseconds, sameSession, sessionKey } from '#account/session/session.ts'
import type { SessionMode, SessionState } from '#account/session/session.ts'
import { onStored, removeStored, writeStored } from '#lib/stored.client.ts'
import { createStore } from '#lib/store.ts'
import { dismissToasts, toast } from '#ui/toasts/toast.store.ts'

/** The session that the customer signed out of. `elsewhere` means that it happened in another tab. */
export interface SignedOut {
  mode: SessionMode | null
  /**
   * Whether the server had already ended the session. Orders placed after that belong only to this browser.
   */
  endedBefore: boolean
  elsewhere: boolean
}

const toastTopic = { topic: 'sign-out' }
const signedOutHere = {
  title: 'Signed out in this browser only',
  description: 'We couldn’t connect to finish signing you out. This browser will keep trying.',
}

/** Messages between the tabs of a browser. Another tab may run another release. */
type TabMessage = 'changed' | `signed out ${SessionMode | null} ${boolean}`

/** Returns `null` for any other message. This tab then checks the session again. */
function signedOutIn(message: unknown): SignedOut | null {
  const [, mode, ended] = /^signed out (\S+) (\S+)$/.exec(String(message)) ?? []
  if (mode !== 'backend' && mode !== 'customer-portal' && mode !== 'null') return null
  return { mode: mode === 'null' ? null : mode, endedBefore: ended === 'true', elsewhere: true }
}

interface SessionServer {
  /** Returns the session on the server, or `null` without a usable answer. */
  fetchSession(): Promise<ServerSession | null>
  /** Returns whether the server has ended the session. */
  sendSignOut(): Promise<boolean>
}

export const sessionStore = createSessionStore({ fetchSession, sendSignOut })

/**
 * The session of the signed-in customer. A local record has priority over the backend session. Checked every
 * 30 seconds, and when another tab changes it (product: accounts 3, 5).
 */
export function createSessionStore(server: SessionServer) {
  const { getState, setState, subscribe } = createStore<SessionState>({ status: 'loading' })
  const signOutListeners = new Set<(signedOut: SignedOut) => void>()
  let tabs: BroadcastChannel | null = null
  const signingOut = createPendingSignOut(server.sendSignOut)
  const { isSignOutPending, beginSignOut, finishSignOut, forgetSignOut } = signingOut
  const { check, cancel } = createSessionCheck(server.fetchSession, getState, show, isSignOutPending)

  function show(next: SessionState): void {
    if (!sameSession(getState(), next)) setState(next)
  }

  function showSignedOut(signedOut: SignedOut): void {
    cancel()
    // Earlier messages, such as one about the cart, are no longer true. The listeners show new ones.
    dismissToasts()
    show({ status: 'signed-out', byChoice: true })
    for (const listener of signOutListeners) listener(signedOut)
  }

  function tellOtherTabs(message: TabMessage): void {
    tabs?.postMessage(message)
  }

  async function refresh(): Promise<void> {
    await check({ alwaysAsk: true })
    tellOtherTabs('changed')
  }

  return {
    getState,
    subscribe,
    /** Checks again who is signed in. Call it after an action that may have changed the session. */
    refresh,

    /**
     * Signs out in this browser at once. The request to the server is repeated until it succeeds, even after
     * a reload.
     */
    signOut(): void {
      beginSignOut()
      const before = getState()
      const mode = before.status === 'signed-in' ? before.mode : null
      const endedBefore = hasEndedOnServer(before)
      showSignedOut({ mode, endedBefore, elsewhere: false })
      tellOtherTabs(`signed out ${mode} ${endedBefore}`)
      removeStored(sessionKey)
      toast({ ...toastTopic, title: 'Signed out', description: 'You have been successfully signed out.' })
      void finishSignOut().then(() => {
        if (isSignOutPending()) toast({ ...toastTopic, ...signedOutHere })
      })
    },

    /** Call this before a log-in or sign-up. A running sign-out would end the new session. */
    finishSignOut,

    /** Stores the record after a log-in. Returns `false` if the browser cannot store it. */
    acceptLogIn(record: LocalRecord): boolean {
      forgetSignOut()
      if (!writeStored(sessionKey, record)) return false
      show(recordSession(record, false))
      window.dispatchEvent(new StorageEvent('storage', { key: sessionKey }))
      return true
    },

    /**
     * Ends the customer-portal session of this browser after a sign-up, because it belongs to another
     * customer.
     */
    acceptSignUp(): Promise<void> {
      forgetSignOut()
      removeStored(sessionKey)
      return refresh()
    },

    /**
     * Lets later folders delete a customer's data on sign-out. Listeners run in every tab, before the request
     * to the server.
     */
    onSignOut(listener: (signedOut: SignedOut) => void): void {
      signOutListeners.add(listener)
    },

    /** Checks the session now, regularly, and when another tab changes it. Returns the function to stop. */
    start(): () => void {
      const ask = () => void check({ alwaysAsk: true })
      const channel = new BroadcastChannel('wadah.account')
      channel.addEventListener('message', ({ data }) => {
        const signedOut = signedOutIn(data)
        if (signedOut) showSignedOut(signedOut)
        else ask()
      })
      tabs = channel
      const stopWatching = watchBrowser(ask, () => {
        void finishSignOut()
        void check({ alwaysAsk: false })
      })
      void finishSignOut()
      ask()
      return () => {
        stopWatching()
        channel.close()
        tabs = null
      }
    },
  }
}

function watchBrowser(onStoredChange: () => void, everyHalfMinute: () => void): () => void {
  const stops = [onStored(sessionKey, onStoredChange), onStored(profileKey, onStoredChange)]
  const timer = setInterval(everyHalfMinute, recheckMilliseconds)
  return () => {
    clearInterval(timer)
    for (const stop of stops) stop()
  }
}

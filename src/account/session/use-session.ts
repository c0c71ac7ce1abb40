import { useSyncExternalStore } from 'react'
import { sessionStore } from '#account/session/session.store.ts'
import type { SessionState } from '#account/session/session.ts'

const loading: SessionState = { status: 'loading' }

/**
 * The current session. It is `loading` on the server, because the server's HTML is the same for everybody.
 */
export function useSession() {
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.getState, () => loading)
  return { session, refresh: sessionStore.refresh, signOut: sessionStore.signOut }
}

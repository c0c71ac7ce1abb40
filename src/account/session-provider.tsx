import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react'
import { profileKey } from '#account/profile.ts'
import { askBackendUser, readRecord, sendSignOut } from '#account/session.client.ts'
import {
  recheckMilliseconds,
  sameSession,
  sessionKey,
  syntheticSession,
  type SessionState,
} from '#account/session.ts'
import { isStored, onStored, removeStored, writeStored } from '#lib/stored.client.ts'
import { toast } from '#ui/toast-store.ts'

interface SessionValue {
  session: SessionState
  signOut(): Promise<void>
  /** Reads the session again after something that may have changed it. */
  refresh(): Promise<void>
}

interface SessionProviderProps {
  children: ReactNode
  /** Removes what later folders stored about the customer. Returns whether there was anything. */
  forgetCustomer(): boolean
  /** Removes what was typed in this tab. */
  forgetDraft(): void
}

const SessionContext = createContext<SessionValue | null>(null)

/** Who is signed in, asked for after the page has painted. Needs a <SessionProvider>. */
export function useSession(): SessionValue {
  const value = use(SessionContext)
  if (!value) throw new Error('useSession needs a <SessionProvider> around it')
  return value
}

/**
 * The local record first, else the backend session; checked every 30 s and on storage changes (product: accounts 3, 5).
 */
export function SessionProvider({ children, forgetCustomer, forgetDraft }: SessionProviderProps) {
  const [session, setSession] = useState<SessionState>({ status: 'loading' })
  const latest = useRef<SessionState>(session)
  /** Numbers the checks, so that a slow answer never overrides a newer one. */
  const look = useRef(0)
  const signingOut = useRef(false)
  const lastReadFailed = useRef(false)
  const tabs = useRef<BroadcastChannel>(null)

  function show(next: SessionState) {
    if (sameSession(latest.current, next)) return
    latest.current = next
    setSession(next)
  }

  /** Without `asking`, an anonymous visitor's re-check sends no request. */
  async function check({ asking }: { asking: boolean }): Promise<void> {
    if (signingOut.current) return
    look.current += 1
    const thisLook = look.current
    const record = await readRecord()
    if (thisLook !== look.current) return
    if (record) {
      // Made anew by each check, so that it does not end while the record stands (product: accounts 7).
      const { user } = syntheticSession(record, new Date())
      return show({ status: 'signed-in', mode: 'portal', user })
    }
    const known = latest.current.status === 'signed-out' && !lastReadFailed.current
    if (known && !asking) return
    const answer = await askBackendUser()
    if (thisLook !== look.current) return
    lastReadFailed.current = !answer.ok
    if (answer.ok) {
      const { user } = answer
      return show(user ? { status: 'signed-in', mode: 'backend', user } : { status: 'signed-out' })
    }
    console.warn('Who is signed in could not be asked; it will be tried again.')
    const current = latest.current
    const stands = current.status === 'signed-in' && current.mode === 'backend'
    if (!stands) show({ status: 'signed-out', unreachable: true })
  }

  /** Tells the other tabs before the server knows, so that none asks it for a session that is ending. */
  function showSignedOut(): void {
    look.current += 1
    show({ status: 'signed-out', byChoice: true })
  }

  async function refresh(): Promise<void> {
    await check({ asking: true })
    tabs.current?.postMessage('changed')
  }

  async function signOut(): Promise<void> {
    const before = latest.current
    const record = await readRecord()
    signingOut.current = true
    removeStored(sessionKey)
    tabs.current?.postMessage('signing-out')
    showSignedOut()
    const ended = await sendSignOut()
    signingOut.current = false
    if (ended) {
      if (forgetCustomer()) {
        toast({
          title: 'Your orders were removed from this browser',
          description: record ? 'Log in again to see them.' : 'They are safe in your account.',
        })
      }
      toast({ title: 'Signed out', description: 'You have been successfully signed out.' })
    } else {
      // The session still exists on the server, so it is shown as signed in.
      if (record && !isStored(sessionKey)) writeStored(sessionKey, record)
      show(before)
      void check({ asking: true })
      toast({
        title: 'Error',
        description: 'You could not be signed out. Please try again.',
        tone: 'destructive',
      })
    }
    tabs.current?.postMessage('changed')
  }

  useEffect(() => {
    const ask = () => void check({ asking: true })
    const channel = new BroadcastChannel('wadah.account')
    channel.addEventListener('message', ({ data }) => {
      if (data !== 'signing-out') return ask()
      showSignedOut()
      forgetDraft()
    })
    tabs.current = channel
    const stops = [onStored(sessionKey, ask), onStored(profileKey, ask)]
    const timer = setInterval(() => void check({ asking: false }), recheckMilliseconds)
    ask()
    return () => {
      clearInterval(timer)
      channel.close()
      for (const stop of stops) stop()
    }
  }, [forgetDraft])

  return <SessionContext value={{ session, signOut, refresh }}>{children}</SessionContext>
}

import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { onAccountEvents } from '#account/session/account-events.client.ts'
import { useSession } from '#account/session/use-session.ts'

/** Revalidates the page whenever the server reports a changed order. Returns a function that does so on demand. */
export function useOrderChanges(): () => Promise<void> {
  const { session } = useSession()
  const { revalidate } = useRevalidator()
  const customer = session.status === 'signed-in' ? session.user.id : session.status
  const read = useEffectEvent(() => void revalidate())
  useEffect(() => {
    if (customer === 'loading') return undefined
    const look = () => document.visibilityState === 'visible' && read()
    document.addEventListener('visibilitychange', look)
    const stop = onAccountEvents(customer, 'order', () => read())
    return () => {
      document.removeEventListener('visibilitychange', look)
      stop()
    }
  }, [customer])
  return revalidate
}

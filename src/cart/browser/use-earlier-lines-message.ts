import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '#account/session/use-session.ts'
import type { SessionState } from '#account/session/session.ts'
import type { ToastAction } from '#ui/toasts/toast.store.ts'

/**
 * After log-in or sign-up, tells the customer once that the other cart has items. The checkout offers these
 * items itself.
 */
export function useEarlierLinesMessage(viewCart: ToastAction): void {
  const { session } = useSession()
  const { pathname } = useLocation()
  const known = useRef<string | null>(null)
  const customer = customerOf(session)
  const announce = useEffectEvent(async () => {
    if (session.status !== 'signed-in') return
    const { announceEarlierLines } = await import('#cart/browser/earlier-lines-message.client.ts')
    await announceEarlierLines(session, viewCart)
  })
  useEffect(() => {
    if (customer === null) return
    if (known.current === null || customer === nobody) known.current = customer
    if (known.current === customer || pathname === '/auth') return
    known.current = customer
    // If this fails, the cart still offers the items.
    if (pathname !== '/checkout') announce().catch(() => undefined)
  }, [customer, pathname])
}

const nobody = ''

/** `null` while the customer is unknown. */
function customerOf(session: SessionState): string | null {
  if (session.status === 'signed-in') return `${session.mode} ${session.user.id}`
  return session.status === 'loading' || session.unreachable ? null : nobody
}

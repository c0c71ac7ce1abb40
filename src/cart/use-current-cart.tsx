import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { SessionState } from '#account/session.ts'
import { browserCart } from '#cart/browser-cart.client.ts'
import { cartToasts } from '#cart/cart-toasts.ts'
import { createCurrentCart, type CurrentCart } from '#cart/current-cart.ts'
import { loadingCart, openCart } from '#cart/open-cart.ts'
import { serverCart } from '#cart/server-cart.client.ts'

/** Opens the cart of whoever is signed in, and another one when somebody else is (decisions §4). */
export function useCurrentCart(session: SessionState) {
  const [current] = useState(createCurrentCart)
  const hold = useEffectEvent(() => holdCartOf(session, current))
  // A new name or phone number of the same customer is the same cart.
  const owner = session.status === 'signed-in' ? `${session.mode} ${session.user.id}` : session.status
  useEffect(() => hold(), [owner])

  const view = useSyncExternalStore(current.subscribe, current.view, () => loadingCart)
  return { view, whenOpen: current.whenOpen }
}

function holdCartOf(session: SessionState, current: CurrentCart): (() => void) | undefined {
  if (session.status === 'loading') return undefined
  if (session.status === 'signed-out') return current.hold(null)
  // A portal session's cart stays in this browser, a backend account's on the server (spec §4).
  const { mode, user } = session
  const keeper = mode === 'portal' ? browserCart(user.email) : serverCart(user.id)
  return current.hold(openCart(keeper, () => cartToasts.failed('load', 'failed')))
}

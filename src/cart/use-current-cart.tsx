import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { SessionState } from '#account/session.ts'
import { storageOf } from '#cart/cart-storages.client.ts'
import { cartToasts } from '#cart/cart-toasts.ts'
import { createCurrentCart, type CurrentCart } from '#cart/current-cart.ts'
import { loadingCart } from '#cart/cart-view.ts'

/** Opens the cart of whoever is signed in, and another one when that changes (product: cart 17). */
export function useCurrentCart(session: SessionState) {
  const [current] = useState(createCurrentCart)
  const hold = useEffectEvent(() => holdCartOf(session, current))
  // Another name or phone number of the same customer is the same cart.
  const owner = ownerOf(session)
  useEffect(() => {
    const letGo = hold()
    return () => {
      letGo?.()
      current.forget()
    }
  }, [owner, current])

  const view = useSyncExternalStore(current.subscribe, current.view, () => loadingCart)
  return { view, whenOpen: current.whenOpen }
}

function holdCartOf(session: SessionState, current: CurrentCart): (() => void) | undefined {
  if (session.status === 'loading') return undefined
  if (session.status === 'signed-out') {
    if (session.unreachable) {
      current.showFailed()
      onLoadFailed()
    } else {
      current.showNobodys()
    }
    return undefined
  }
  const { mode, user } = session
  // Signed-out visitors have no cart and do not load its storage.
  async function open() {
    const [{ openCart }, storage] = await Promise.all([import('#cart/open-cart.ts'), storageOf(mode, user)])
    return openCart(storage, onLoadFailed)
  }
  return current.hold(open, onLoadFailed)
}

function ownerOf(session: SessionState): string {
  if (session.status === 'signed-in') return `${session.mode} ${session.user.id}`
  return session.status === 'signed-out' && session.unreachable ? 'unreachable' : session.status
}

function onLoadFailed(): void {
  cartToasts.failed('load', 'failed')
}

import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sessionStore } from '#account/session/session.store.ts'
import { cartStore } from '#cart/browser/cart.store.ts'
import type { NewItem } from '#cart/cart.ts'
import { cartToasts } from '#cart/browser/cart-toasts.client.ts'
import { useCartActions } from '#cart/browser/use-cart.ts'

/** Adds several items to the visitor's cart. The cart of a guest opens, and offers the log-in (product: saved 19). */
export function useAddItems(items: readonly NewItem[]) {
  const [state, setState] = useState<'ready' | 'adding' | 'added'>('ready')
  const navigate = useNavigate()
  const { openDialog } = useCartActions()

  async function add(): Promise<void> {
    setState('adding')
    const { added, rejected } = await cartStore.addAll(items)
    const reasons = rejected.map(({ reason }) => reason)
    if (reasons.includes('in_guest_cart')) {
      // The session may have ended only on the server.
      void sessionStore.refresh()
      setState('ready')
      return openDialog()
    }
    if (reasons.includes('login_required')) {
      setState('ready')
      return cartToasts.loginRequired({ goTo: (path) => void navigate(path) })
    }
    cartToasts.rejected(rejected)
    if (added.length === 0) return setState('ready')
    cartToasts.added({ detail: added.join(', ') })
    setState('added')
  }

  return { add, state }
}

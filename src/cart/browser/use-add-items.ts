import { useState } from 'react'
import { useNavigate } from 'react-router'
import { cartStore } from '#cart/browser/cart.store.ts'
import type { NewItem } from '#cart/cart.ts'
import { cartToasts } from '#cart/browser/cart-toasts.client.ts'

/** Adds several items to the visitor's cart, after log-in if necessary (product: saved 19). */
export function useAddItems(items: readonly NewItem[]) {
  const [state, setState] = useState<'ready' | 'adding' | 'added'>('ready')
  const navigate = useNavigate()

  async function add(): Promise<void> {
    setState('adding')
    const { added, rejected } = await cartStore.addAll(items)
    const needsLogIn = rejected.some(
      ({ reason }) => reason === 'in_guest_cart' || reason === 'login_required',
    )
    if (needsLogIn) {
      setState('ready')
      return askToLogIn()
    }
    cartToasts.rejected(rejected)
    if (added.length === 0) return setState('ready')
    cartToasts.added({ detail: added.join(', ') })
    setState('added')
  }

  function askToLogIn(): void {
    cartToasts.loginRequired({
      detail: 'These are waiting in your cart.',
      goTo: (path) => void navigate(path),
    })
  }

  return { add, state }
}

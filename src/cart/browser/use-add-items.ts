import { useState } from 'react'
import { useNavigate } from 'react-router'
import { cartStore } from '#cart/browser/cart.store.ts'
import type { NewItem } from '#cart/cart.ts'
import { cartToasts } from '#cart/browser/cart-toasts.client.ts'
import type { RejectedLine } from '#cart/browser/stored-cart.ts'

/** Adds several items to the visitor's cart, after log-in if necessary (product: saved 19). */
export function useAddItems(items: readonly NewItem[]) {
  const [state, setState] = useState<'ready' | 'adding' | 'added'>('ready')
  const navigate = useNavigate()

  async function add(): Promise<void> {
    setState('adding')
    const names: string[] = []
    const rejected: RejectedLine[] = []
    let needsLogIn = false
    for (const item of items) {
      const added = await cartStore.add(item)
      if (added.ok) names.push(item.name)
      else if (added.reason === 'in_guest_cart' || added.reason === 'login_required') needsLogIn = true
      else rejected.push({ name: item.name, reason: added.reason })
    }
    if (needsLogIn) {
      setState('ready')
      return askToLogIn()
    }
    cartToasts.rejected(rejected)
    if (names.length === 0) return setState('ready')
    cartToasts.added({ detail: names.join(', ') })
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

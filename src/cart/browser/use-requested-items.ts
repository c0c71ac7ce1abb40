import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '#account/session/use-session.ts'
import { cartStore } from '#cart/browser/cart.store.ts'
import { cartToasts } from '#cart/browser/cart-toasts.client.ts'
import { holdsProduct } from '#cart/cart.ts'
import { storeRequestedItem, takeRequestedItems } from '#cart/browser/requested-items.client.ts'
import type { ToastAction } from '#ui/toasts/toast.store.ts'

/** Adds the items that a visitor tried to add before log-in, when the visitor returns (product: cart 34). */
export function useRequestedItems(viewCart: ToastAction): void {
  const { session } = useSession()
  const { pathname } = useLocation()
  const isAtLogIn = pathname === '/auth'
  const isBack = session.status === 'signed-in' && !isAtLogIn
  const addRequested = useEffectEvent(() => addRequestedItems(viewCart))
  useEffect(() => {
    if (isBack || isAtLogIn) cartToasts.dismissLoginRequired()
    if (isBack) void addRequested()
  }, [isBack, isAtLogIn])
}

async function addRequestedItems(viewCart: ToastAction): Promise<void> {
  const items = takeRequestedItems()
  if (items.length === 0) return
  // Refresh the cart first, because it may already contain the product.
  await cartStore.refresh()
  const { lines } = cartStore.getState()
  const names: string[] = []
  for (const item of items.filter(
    ({ productId, productType }) => !holdsProduct(lines, productId, productType),
  )) {
    const added = await cartStore.add(item)
    if (added.ok) names.push(item.name)
    else if (added.reason === 'login_required') storeRequestedItem(item)
    else cartToasts.failed('add', added.reason, item.name)
  }
  if (names.length === 0) return
  const pronoun = names.length === 1 ? 'this' : 'these'
  const detail = `${names.join(', ')}: you chose ${pronoun} before you logged in.`
  cartToasts.added({ detail, action: viewCart })
}

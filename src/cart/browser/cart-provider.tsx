import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { signInPath } from '#account/session/return-path.ts'
import { sessionStore } from '#account/session/session.store.ts'
import { useCartActions } from '#cart/browser/use-cart-actions.ts'
import { cartStore, loadingCart } from '#cart/browser/cart.store.ts'
import { cartToasts } from '#cart/browser/cart-toasts.client.ts'
import { countOf, holdsProduct } from '#cart/cart.ts'
import { CartContext, type CartValue } from '#cart/browser/use-cart.ts'
import { useRequestedItems } from '#cart/browser/use-requested-items.ts'

/** Provides the cart's state and its actions with their messages. */
export function CartProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(cartStore.subscribe, cartStore.getState, () => loadingCart)
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const { lines, pending } = state
  const viewCart = { label: 'View cart', onSelect: openDialog }
  useRequestedItems(viewCart)

  function openDialog(): void {
    cartToasts.dismissAdded()
    setOpen(true)
  }

  function askToLogIn(message: { detail?: string; near?: HTMLElement | undefined } = {}): void {
    // The session may have ended on the server only.
    void sessionStore.refresh()
    cartToasts.loginRequired({
      ...message,
      action: {
        label: 'Log in',
        onSelect() {
          setOpen(false)
          void navigate(signInPath(window.location.pathname + window.location.search))
        },
      },
    })
  }

  const value: CartValue = {
    ...state,
    count: countOf([...lines, ...pending]),
    ...useCartActions(state, viewCart, askToLogIn),
    holds: (productId, productType) => holdsProduct([...lines, ...pending], productId, productType),
    isAdding: (productId, productType) => holdsProduct(state.adding, productId, productType),
    refresh: cartStore.refresh,
    dialog: { isOpen, open: openDialog, close: () => setOpen(false) },
  }
  return <CartContext value={value}>{children}</CartContext>
}

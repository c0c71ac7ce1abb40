import { emptyCart, loadingCart, type CartView, type OpenCart } from '#cart/open-cart.ts'

export type CurrentCart = ReturnType<typeof createCurrentCart>

/** The cart of whoever is signed in now; between two of them nobody's, and loading. */
export function createCurrentCart() {
  const listeners = new Set<() => void>()
  let view = loadingCart
  let waiting = Promise.withResolvers<OpenCart | null>()

  function show(next: CartView): void {
    view = next
    for (const listener of listeners) listener()
  }

  return {
    view: () => view,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Settles when it is known whose cart it is; `null` for a visitor who is signed out. */
    whenOpen: () => waiting.promise,
    /** Shows this cart until told to let go of it. */
    hold(cart: OpenCart | null): () => void {
      const stop = cart?.subscribe(() => show(cart.view()))
      show(cart?.view() ?? emptyCart)
      waiting.resolve(cart)
      return () => {
        stop?.()
        cart?.close()
        waiting = Promise.withResolvers()
        show(loadingCart)
      }
    },
  }
}

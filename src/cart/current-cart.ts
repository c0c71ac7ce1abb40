import { emptyCart, loadingCart, type CartView } from '#cart/cart-view.ts'
import type { OpenCart } from '#cart/open-cart.ts'
import { ok, err, type Result } from '#lib/result.ts'

export type CurrentCart = ReturnType<typeof createCurrentCart>
type Opening = Promise<Result<OpenCart | null, 'failed'>>

/** The cart of whoever is signed in now. Between two customers it is nobody's, and loading. */
export function createCurrentCart() {
  const listeners = new Set<() => void>()
  let view = loadingCart
  let waiting = Promise.withResolvers<Awaited<Opening>>()
  let tryAgain: (() => void) | null = null

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
    /** Settles when it is known whose cart it is; `null` for a signed-out visitor. */
    whenOpen(): Opening {
      tryAgain?.()
      return waiting.promise
    },
    showNobodys(): void {
      show(emptyCart)
      waiting.resolve(ok(null))
    },
    /** It is not known whose cart it is: adding fails, rather than asking to log in. */
    showFailed(): void {
      show({ ...emptyCart, status: 'failed' })
      waiting.resolve(err('failed'))
    },
    /** Opens a cart and shows it until released. */
    hold(open: () => Promise<OpenCart>, onFailed: () => void): () => void {
      const lettingGo = new AbortController()
      const { signal } = lettingGo
      void begin()
      return () => lettingGo.abort()

      async function begin(): Promise<void> {
        tryAgain = null
        try {
          const cart = await open()
          if (signal.aborted) return cart.close()
          const stop = cart.subscribe(() => show(cart.view()))
          signal.addEventListener('abort', () => {
            stop()
            cart.close()
          })
          show(cart.view())
          waiting.resolve(ok(cart))
        } catch (error) {
          console.warn('The cart could not be opened.', error)
          if (signal.aborted) return
          waiting.resolve(err('failed'))
          show({ ...emptyCart, status: 'failed' })
          onFailed()
          tryAgain = () => {
            waiting = Promise.withResolvers()
            show(loadingCart)
            void begin()
          }
        }
      }
    },
    /** It is not known whose cart comes next. Callers that wait keep waiting. */
    forget(): void {
      tryAgain = null
      const before = waiting
      waiting = Promise.withResolvers()
      before.resolve(waiting.promise)
      show(loadingCart)
    },
  }
}

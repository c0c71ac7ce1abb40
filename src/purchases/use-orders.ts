import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { onAccountEvents } from '#account/session/account-events.client.ts'
import { useSession } from '#account/session/use-session.ts'
import { ordersStorageKey } from '#orders/browser/storage-keys.ts'
import { object, parsed, text } from '#lib/schema.ts'
import { onStored } from '#lib/stored.client.ts'
import { askOrders, type OrdersPageRequest } from '#orders/browser/orders-api.client.ts'

export type LoadedOrders =
  | { status: 'loading' }
  | { status: 'failed' }
  /** `orders` are unparsed. `stale` means that the last refresh failed. */
  | { status: 'ready'; orders: readonly unknown[]; next: string | null; stale: boolean }

interface Answered {
  whose: string
  loaded: LoadedOrders
}

/** The last orders that were shown, so that Back shows them at once and restores the scroll position. */
let lastShown: Answered | null = null

/** A page of the customer's orders, or the order of a payment. Reloads whenever the server reports a change. */
export function useOrders({ sessionId = '', page = 1 }: OrdersPageRequest): {
  loaded: LoadedOrders
  reload: () => Promise<void>
} {
  const { session } = useSession()
  const [answered, setAnswered] = useState(lastShown)
  const questions = useRef(0)
  const customer = session.status === 'signed-in' ? session.user.id : session.status
  const whose = `${customer} ${sessionId} ${page}`
  // If the customer changes, do not show the previous customer's orders while the new ones load.
  const loaded: LoadedOrders = answered?.whose === whose ? answered.loaded : { status: 'loading' }

  async function reload(): Promise<void> {
    questions.current += 1
    const thisQuestion = questions.current
    const found = await askOrders({ ...(sessionId && { sessionId }), page })
    if (thisQuestion !== questions.current) return
    // For a signed-out visitor, show only the browser's own orders. The server may not have ended the session
    // yet.
    const isShown = customer === 'signed-out' ? isBrowsersOwn : () => true
    setAnswered((last) => {
      const before = last?.whose === whose ? last.loaded : null
      if (found) {
        const orders = found.orders.filter(isShown)
        return { whose, loaded: { status: 'ready', orders, next: found.next, stale: false } }
      }
      return { whose, loaded: before?.status === 'ready' ? { ...before, stale: true } : { status: 'failed' } }
    })
  }

  useEffect(() => {
    if (answered?.loaded.status === 'ready') lastShown = answered
  }, [answered])

  const ask = useEffectEvent(() => void reload())
  useEffect(() => {
    if (customer !== 'loading') ask()
  }, [customer, sessionId, page])

  // Accounts already have a connection, for cart events. Other visitors connect only if they have orders.
  const isAccount = session.status === 'signed-in' && session.mode === 'backend'
  const isListening = isAccount || (loaded.status === 'ready' && loaded.orders.length > 0)
  useEffect(() => {
    if (!isListening || customer === 'loading') return undefined
    return onAccountEvents(customer, 'order', ask)
  }, [isListening, customer])

  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && ask()
    document.addEventListener('visibilitychange', look)
    // Another tab has placed an order, or the stored orders were deleted.
    const stop = onStored(ordersStorageKey, ask)
    return () => {
      document.removeEventListener('visibilitychange', look)
      stop()
    }
  }, [])

  return { loaded, reload }
}

const ownerSchema = object({ record: object({ user: object({ id: text }) }) })

/** Whether the order belongs to this browser and not to a customer (product: orders 4). */
function isBrowsersOwn(order: unknown): boolean {
  return parsed(ownerSchema, order)?.record.user.id.startsWith('browser:') ?? false
}

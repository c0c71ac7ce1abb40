import { useEffect, useEffectEvent, useState } from 'react'
import { sessionStore } from '#account/session/session.store.ts'
import { cartStore } from '#cart/browser/cart.store.ts'
import { cartToasts } from '#cart/browser/cart-toasts.client.ts'
import type { SignedInSession } from '#account/session/session.ts'
import {
  addEarlierLines,
  readEarlierLines,
  settledLines,
  settledLinesKey,
  settleLines,
  type EarlierLines,
} from '#cart/browser/earlier-lines.client.ts'
import { linesInCart, linesToOffer } from '#cart/earlier-lines.ts'
import { useCart } from '#cart/browser/use-cart.ts'
import { onStored } from '#lib/stored.client.ts'

const none: EarlierLines = { lines: [], changes: [] }

/**
 * Reads the customer's earlier lines each time `isOpen` becomes true, and returns them with their actions.
 */
export function useEarlierLines(session: SignedInSession, isOpen: boolean) {
  const { lines: cart, status } = useCart()
  const [earlier, setEarlier] = useState(none)
  const [settled, setSettled] = useState(settledLines)
  const [isAdding, setAdding] = useState(false)
  const isKnown = status === 'ready' || cart.length > 0
  const unsettled = linesInCart(earlier.lines, cart).filter(({ id }) => !settled.has(id))
  const unsettledIds = unsettled.map(({ id }) => id).join(' ')

  const read = useEffectEvent(() => readEarlierLines(session))
  useEffect(() => {
    if (!isOpen) return undefined
    let isCurrent = true
    read().then(
      (found) => isCurrent && found.ok && setEarlier(found.value),
      () => undefined,
    )
    return () => void (isCurrent = false)
  }, [isOpen])
  useEffect(() => onStored(settledLinesKey, () => setSettled(settledLines())), [])
  const settle = useEffectEvent(() => settleLines(unsettled))
  useEffect(() => {
    if (unsettledIds !== '') settle()
  }, [unsettledIds])

  async function add(): Promise<void> {
    setAdding(true)
    const { added, rejected } = await addEarlierLines(cartStore, earlier, () => isSignedIn(session))
    setAdding(false)
    cartToasts.rejected(rejected)
    if (added.length > 0) cartToasts.added({ detail: added.join(', ') })
  }

  return {
    offered: isKnown ? linesToOffer(earlier.lines, cart, settled) : [],
    changes: earlier.changes,
    isAdding,
    add,
    decline() {
      settleLines(earlier.lines)
      // Remembers the lines in memory too, for browsers that block storage.
      setSettled(new Set([...settled, ...earlier.lines.map(({ id }) => id)]))
    },
  }
}

/** Whether the customer is still signed in. Another tab may change the session while lines are added. */
function isSignedIn({ mode, user }: SignedInSession): boolean {
  const now = sessionStore.getState()
  return now.status === 'signed-in' && now.mode === mode && now.user.id === user.id
}

import type { SignedInSession } from '#account/session/session.ts'
import { callCart } from '#cart/browser/cart-api.client.ts'
import { type CartResult, itemOf, type RejectedLine } from '#cart/browser/cart-storage.ts'
import { cartStore, type CartStore } from '#cart/browser/cart.store.ts'
import { earlierLines } from '#cart/browser/cart-toasts.client.ts'
import { toast, type ToastAction } from '#ui/toasts/toast.store.ts'
import type { CartLine } from '#cart/cart.ts'
import { addableLines, earlierTitle, linesToOffer } from '#cart/earlier-lines.ts'
import { linesAnswerSchema } from '#cart/line-answers.ts'
import { priceChanges, type PriceChange } from '#cart/price-changes.ts'
import { withLock } from '#lib/lock.client.ts'
import { ok } from '#lib/result.ts'
import { listOf, text } from '#lib/schema.ts'
import { readStored, writeStored } from '#lib/stored.client.ts'

export const settledLinesKey = 'wadah.earlier'

/** The lines in the cart that the customer has in the other kind of session. */
export interface EarlierLines {
  lines: readonly CartLine[]
  changes: readonly PriceChange[]
  /**
   * Removes an added line from the earlier cart. Missing for an account's cart, which a customer-portal
   * session may only read.
   */
  takeOut?(line: CartLine): Promise<unknown>
}

/**
 * Reads the lines of the other cart. A customer-portal session reads the part of the account's cart that the
 * server shares with it. An account reads the cart that this browser stored before sign-up (product: cart
 * 40).
 */
export async function readEarlierLines({ mode, user }: SignedInSession): CartResult<EarlierLines> {
  if (mode === 'customer-portal') {
    const answer = await callCart('GET', '/earlier', linesAnswerSchema)
    return answer.ok ? ok({ lines: answer.value.lines, changes: [] }) : answer
  }
  const { browserCart } = await import('#cart/browser/browser-cart-storage.client.ts')
  const cart = browserCart(user.email)
  const before = await cart.load()
  if (!before.ok) return before
  if (before.value.length === 0) return ok({ lines: [], changes: [] })
  const now = await cart.refresh()
  if (!now.ok) return now
  const lines = now.value
  return ok({ lines, changes: priceChanges(before.value, lines), takeOut: (line) => cart.remove(line) })
}

/**
 * Adds the missing lines under a lock that all tabs share. Refreshes the cart first, because another tab, or
 * a press whose answer was lost, may already have added them (product: cart 42).
 */
export function addEarlierLines(
  cart: Pick<CartStore, 'refresh' | 'getState' | 'add'>,
  { lines, takeOut }: EarlierLines,
  isSameCustomer: () => boolean,
): Promise<{ added: string[]; rejected: RejectedLine[] }> {
  return withLock(settledLinesKey, async () => {
    await cart.refresh()
    const { lines: own, status } = cart.getState()
    const missing = addableLines(linesToOffer(lines, own, settledLines()))
    const added: string[] = []
    const rejected: RejectedLine[] = []
    for (const line of missing) {
      const item = itemOf(line)
      if (!isSameCustomer()) break
      const result = status === 'failed' ? ({ ok: false, reason: 'failed' } as const) : await cart.add(item)
      if (!result.ok) {
        rejected.push({ name: item.name, reason: result.reason })
        continue
      }
      added.push(item.name)
      await takeOut?.(line)
    }
    // Storage changes reach other tabs slightly after the lock is released, so hold the lock for another
    // round trip.
    if (added.length > 0) await cart.refresh()
    return { added, rejected }
  })
}

/** Tells customers that their other cart has lines, which this cart offers (product: cart 39). */
export async function announceEarlierLines(session: SignedInSession, viewCart: ToastAction): Promise<void> {
  const earlier = await readEarlierLines(session)
  if (!earlier.ok || earlier.value.lines.length === 0) return
  await cartStore.refresh()
  const offered = linesToOffer(earlier.value.lines, cartStore.getState().lines, settledLines())
  const addable = addableLines(offered)
  // Skip the message if an open cart already offers the lines.
  if (addable.length === 0 || document.querySelector('dialog:modal')) return
  toast({ topic: earlierLines, title: earlierTitle(addable), action: viewCart })
}

/** The ids of lines that this browser does not offer again. */
export function settledLines(): ReadonlySet<string> {
  return new Set(readStored(settledLinesKey, listOf(text)))
}

export function settleLines(lines: readonly CartLine[]): void {
  writeStored(settledLinesKey, [...new Set([...settledLines(), ...lines.map(({ id }) => id)])])
}

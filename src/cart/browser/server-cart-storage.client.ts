import { onAccountEvents } from '#account/session/account-events.client.ts'
import { sessionStore } from '#account/session/session.store.ts'
import { callCart } from '#cart/browser/cart-api.client.ts'
import type { CartResult, CartStorage } from '#cart/browser/cart-storage.ts'
import { quantityAfter, type CartError, type CartLine } from '#cart/cart.ts'
import { linesAnswerSchema, oneLineAnswerSchema } from '#cart/line-answers.ts'
import type { LostChange } from '#cart/browser/lost-answers.client.ts'
import { ok, err } from '#lib/result.ts'
import { anything, object, integer } from '#lib/schema.ts'

/**
 * The cart of a backend account. The server stores it and notifies all tabs and devices of changes (product:
 * cart 12, 18).
 */
export function serverCart(
  userId: string,
  loadLostChange = async () => (await import('#cart/browser/lost-answers.client.ts')).lostChange,
): CartStorage {
  /**
   * The last addition with an unknown outcome, and a function that finds out the outcome. Deleted when the
   * cart is read again.
   */
  let lostBefore: { sent: string; find: () => CartResult<CartLine> } | undefined

  async function load() {
    const answer = await callCart('GET', '', linesAnswerSchema)
    if (answer.ok) lostBefore = undefined
    if (answer.ok) return ok(answer.value.lines)
    // The session or account ended elsewhere. Check the session now, not only at the next regular check
    // within 30 seconds.
    if (answer.reason === 'login_required') await sessionStore.refresh()
    return answer
  }

  return {
    load,
    refresh: load,
    async add(item, before) {
      const { productId, productType, offer, quantity } = item
      const body = { product_id: productId, product_type: productType, offer, quantity }
      const sent = JSON.stringify(body)
      if (lostBefore?.sent === sent) {
        const found = await lostBefore.find()
        if (found.ok || found.reason !== 'failed') return found
      }
      const answer = await callCart('POST', '/lines', oneLineAnswerSchema, body)
      if (answer.ok) return ok(answer.value.line)
      const find = (reason: CartError) => ifLost(reason, (lost) => lost.findAddition(item, before))
      const found = await find(answer.reason)
      if (!found.ok && found.reason === 'unconfirmed') lostBefore = { sent, find: () => find('unanswered') }
      return found
    },
    /** Steps are sent as a difference, because another tab may have changed the quantity. */
    async changeQuantity(line, change) {
      const answer = await callCart('PATCH', pathOf(line), quantityAnswer, change)
      if (answer.ok) return ok(answer.value.quantity)
      return ifLost(answer.reason, (lost) => lost.findQuantity(line, quantityAfter(line.quantity, change)))
    },
    remove: (line) => remove(pathOf(line), line.id),
    clear: () => remove(''),
    subscribe: (listener) => onAccountEvents(userId, 'cart', listener),
  }

  async function remove(path: string, lineId?: string): CartResult<void> {
    const answer = await callCart('DELETE', path, anything)
    return answer.ok ? ok(undefined) : ifLost(answer.reason, (lost) => lost.findGone(lineId))
  }

  /** Loads the code for lost answers on demand. If that fails, the outcome stays unknown. */
  function ifLost<Value>(
    reason: CartError,
    find: (lost: LostChange) => CartResult<Value>,
  ): CartResult<Value> {
    if (reason !== 'unanswered' && reason !== 'timed_out') return Promise.resolve(err(reason))
    return loadLostChange()
      .then((lostChange) => find(lostChange(load, reason)))
      .catch(() => err('unconfirmed'))
  }
}

const quantityAnswer = object({ quantity: integer(0) })

function pathOf({ productType, id }: { productType: string; id: string }): string {
  return `/lines/${productType}/${encodeURIComponent(id)}`
}

import { onAccountEvents } from '#account/session/account-events.client.ts'
import { sessionStore } from '#account/session/session.store.ts'
import { callCart } from '#cart/browser/cart-api.client.ts'
import type { CartResult, CartStorage } from '#cart/browser/cart-storage.ts'
import { linesAnswerSchema, oneLineAnswerSchema } from '#cart/line-answers.ts'
import { ok } from '#lib/result.ts'
import { anything, object, integer } from '#lib/schema.ts'

/**
 * The cart of a backend account. The server stores it and notifies all tabs and devices of changes (product:
 * cart 12, 18).
 */
export function serverCart(userId: string): CartStorage {
  return {
    load,
    refresh: load,
    async add({ productId, productType, offer, quantity }) {
      const body = { product_id: productId, product_type: productType, offer, quantity }
      const answer = await callCart('POST', '/lines', oneLineAnswerSchema, body)
      return answer.ok ? ok(answer.value.line) : answer
    },
    /** Steps are sent as a difference, because another tab may have changed the quantity. */
    async changeQuantity(line, change) {
      const answer = await callCart('PATCH', pathOf(line), quantityAnswer, change)
      return answer.ok ? ok(answer.value.quantity) : answer
    },
    remove: (line) => remove(pathOf(line)),
    clear: () => remove(''),
    subscribe: (listener) => onAccountEvents(userId, 'cart', listener),
  }
}

async function load() {
  const answer = await callCart('GET', '', linesAnswerSchema)
  if (answer.ok) return ok(answer.value.lines)
  // The session or account ended elsewhere. Check the session now, not only at the next regular check
  // within 30 seconds.
  if (answer.reason === 'login_required') await sessionStore.refresh()
  return answer
}

async function remove(path: string): CartResult<void> {
  const answer = await callCart('DELETE', path, anything)
  return answer.ok ? ok(undefined) : answer
}

const quantityAnswer = object({ quantity: integer(0) })

function pathOf({ productType, id }: { productType: string; id: string }): string {
  return `/lines/${productType}/${encodeURIComponent(id)}`
}

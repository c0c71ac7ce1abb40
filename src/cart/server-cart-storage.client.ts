import { onAccountEvents } from '#account/account-events.client.ts'
import { sessionStore } from '#account/session.store.ts'
import { callCart } from '#cart/cart-api.client.ts'
import type { CartStorage } from '#cart/cart-storage.ts'
import { cartLineAnswerSchema } from '#cart/line-answers.ts'
import { ok } from '#lib/result.ts'
import { anything, listOf, object, whole } from '#lib/schema.ts'

/**
 * The cart of a backend account, stored on the server, which tells every tab and device of changes (product: cart 12,
 * 18). All its lines have product data, so none is ever pending.
 */
export function serverCart(userId: string): CartStorage {
  async function load() {
    const answer = await callCart('GET', '', linesAnswer)
    if (answer.ok) return ok({ lines: answer.value.lines, pending: [], rejected: [] })
    // Signed out or deleted elsewhere: the page shows it now, not at its next look in half a minute.
    if (answer.reason === 'login_required') await sessionStore.refresh()
    return answer
  }

  return {
    load,
    refresh: load,
    async add({ productId, productType, offer, quantity }) {
      const body = { product_id: productId, product_type: productType, offer, quantity }
      const answer = await callCart('POST', '/lines', lineAnswer, body)
      return answer.ok ? ok(answer.value.line) : answer
    },
    /** Sends the change, not the sum: another tab may have changed the quantity since. */
    async changeQuantity(line, change) {
      const answer = await callCart('PATCH', pathOf(line), quantityAnswer, { change })
      return answer.ok ? ok(answer.value.quantity) : answer
    },
    remove: (line) => remove(pathOf(line)),
    clear: () => remove(''),
    subscribe: (listener) => onAccountEvents(userId, 'cart', listener),
  }
}

const linesAnswer = object({ lines: listOf(cartLineAnswerSchema) })
const lineAnswer = object({ line: cartLineAnswerSchema })
const quantityAnswer = object({ quantity: whole(0) })

function pathOf({ productType, id }: { productType: string; id: string }): string {
  return `/lines/${productType}/${encodeURIComponent(id)}`
}

async function remove(path: string) {
  const answer = await callCart('DELETE', path, anything)
  return answer.ok ? ok(undefined) : answer
}

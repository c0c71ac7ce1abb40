import { callCart } from '#cart/cart-api.client.ts'
import { onAccountEvents } from '#account/account-events.client.ts'
import type { CartStorage } from '#cart/cart-storage.ts'
import { cartLineAnswerSchema } from '#cart/line-json.ts'
import { ok } from '#lib/result.ts'
import { anything, listOf, object } from '#lib/schema.ts'

/**
 * The cart of a backend account. The server stores it and tells every tab and device what changed (product: cart 12,
 * 18).
 */
export function serverCart(userId: string): CartStorage {
  async function load() {
    const answer = await callCart('GET', '', linesAnswer)
    return answer.ok ? ok(answer.value.lines) : answer
  }

  return {
    load,
    refresh: load,
    async add({ productId, productType, offer, quantity }) {
      const body = { product_id: productId, product_type: productType, offer, quantity }
      const answer = await callCart('POST', '/lines', lineAnswer, body)
      return answer.ok ? ok(answer.value.line) : answer
    },
    setQuantity: (line, quantity) => call('PATCH', pathOf(line), { quantity }),
    remove: (line) => call('DELETE', pathOf(line)),
    clear: () => call('DELETE', ''),
    subscribe: (listener) => onAccountEvents(userId, 'cart', listener),
  }
}

const linesAnswer = object({ lines: listOf(cartLineAnswerSchema) })
const lineAnswer = object({ line: cartLineAnswerSchema })

function pathOf({ productType, id }: { productType: string; id: string }): string {
  return `/lines/${productType}/${encodeURIComponent(id)}`
}

async function call(method: 'PATCH' | 'DELETE', path: string, body?: unknown) {
  const answer = await callCart(method, path, anything, body)
  return answer.ok ? ok(undefined) : answer
}

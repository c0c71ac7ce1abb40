import { onAccountEvents } from '#account/account-events.client.ts'
import { sessionStore } from '#account/session.store.ts'
import { callCart } from '#cart/cart-api.client.ts'
import type { CartResult, CartStorage } from '#cart/cart-storage.ts'
import type { CartError } from '#cart/cart.ts'
import { cartLineAnswerSchema } from '#cart/line-answers.ts'
import type { LostAddition } from '#cart/lost-answers.client.ts'
import { ok, err } from '#lib/result.ts'
import { anything, listOf, object, whole } from '#lib/schema.ts'

/**
 * The cart of a backend account, stored on the server, which tells every tab and device of changes (product: cart 12,
 * 18). All its lines have product data, so none is ever pending.
 */
export function serverCart(userId: string): CartStorage {
  /** What became of an addition whose answer was lost, until the cart is read again. */
  let earlier: LostAddition['earlier'] | undefined

  async function load() {
    const answer = await callCart('GET', '', linesAnswer)
    if (answer.ok) earlier = undefined
    if (answer.ok) return ok({ lines: answer.value.lines, pending: [], rejected: [] })
    // Signed out or deleted elsewhere: the page shows it now, not at its next look in half a minute.
    if (answer.reason === 'login_required') await sessionStore.refresh()
    return answer
  }

  return {
    load,
    refresh: load,
    async add(item, before) {
      const made = await earlier?.(item)
      if (made) return made
      const { productId, productType, offer, quantity } = item
      const body = { product_id: productId, product_type: productType, offer, quantity }
      const answer = await callCart('POST', '/lines', lineAnswer, body)
      if (answer.ok) return ok(answer.value.line)
      return ifLost(answer, ({ lostAddition }) => {
        const lost = lostAddition(load, item, before)
        earlier = lost.earlier
        return lost.find()
      })
    },
    /** Sends the change, not the sum: another tab may have changed the quantity since. */
    async changeQuantity(line, change) {
      const answer = await callCart('PATCH', pathOf(line), quantityAnswer, { change })
      if (answer.ok) return ok(answer.value.quantity)
      return ifLost(answer, ({ findQuantity }) => findQuantity(load, line, change))
    },
    remove: (line) => remove(pathOf(line), line.id),
    clear: () => remove(''),
    subscribe: (listener) => onAccountEvents(userId, 'cart', listener),
  }

  async function remove(path: string, lineId?: string): CartResult<void> {
    const answer = await callCart('DELETE', path, anything)
    return answer.ok ? ok(undefined) : ifLost(answer, ({ findGone }) => findGone(load, lineId))
  }
}

const linesAnswer = object({ lines: listOf(cartLineAnswerSchema) })
const lineAnswer = object({ line: cartLineAnswerSchema })
const quantityAnswer = object({ quantity: whole(0) })

function pathOf({ productType, id }: { productType: string; id: string }): string {
  return `/lines/${productType}/${encodeURIComponent(id)}`
}

/** Loaded when it is needed. If that fails, what became of the change is not known. */
function ifLost<Value>(
  error: { ok: false; reason: CartError },
  find: (lostAnswers: typeof import('#cart/lost-answers.client.ts')) => CartResult<Value>,
): CartResult<Value> {
  if (error.reason !== 'unanswered') return Promise.resolve(error)
  return import('#cart/lost-answers.client.ts').then(find).catch(() => err('unconfirmed'))
}

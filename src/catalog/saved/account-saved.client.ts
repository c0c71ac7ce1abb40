import { onAccountEvents } from '#account/session/account-events.client.ts'
import type { SavedProduct } from '#catalog/saved/saved.ts'
import type { SavedStorage } from '#catalog/saved/saved-storage.ts'
import { parseJson } from '#lib/json.ts'
import { listOf, moment, object, parsed, text } from '#lib/schema.ts'

const timeLimitMilliseconds = 10_000

const answerSchema = object({ products: listOf(object({ product_id: text, saved_at: moment })) })

/** The saved list of a backend account. The server notifies every tab and device of changes (product: saved 5). */
export function accountSaved(userId: string): SavedStorage {
  const pathOf = (productId: string) => `/${encodeURIComponent(productId)}`
  return {
    async load() {
      const answer = await callSaved('GET', '')
      return answer === null ? null : listFrom(answer)
    },
    save: async ({ productId }) => (await callSaved('PUT', pathOf(productId))) !== null,
    remove: async (productId) => (await callSaved('DELETE', pathOf(productId))) !== null,
    async merge(list) {
      const products = list.map(({ productId, savedAt }) => ({
        product_id: productId,
        saved_at: new Date(savedAt).toISOString(),
      }))
      return (await callSaved('PUT', '', { products })) !== null
    },
    subscribe: (listener) => onAccountEvents(userId, 'saved', listener),
  }
}

function listFrom(answer: string): SavedProduct[] | null {
  const products = parsed(answerSchema, parseJson(answer))?.products
  return products?.map((each) => ({ productId: each.product_id, savedAt: Date.parse(each.saved_at) })) ?? null
}

/** The text of the answer; `null` for any failure. */
async function callSaved(method: 'GET' | 'PUT' | 'DELETE', path: string, body?: unknown) {
  try {
    const response = await fetch(`/api/saved${path}`, {
      method,
      // Changes are sent even if the page is left.
      keepalive: method !== 'GET',
      signal: AbortSignal.timeout(timeLimitMilliseconds),
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    return response.ok ? await response.text() : null
  } catch (error) {
    console.warn('Could not reach the saved products.', error)
    return null
  }
}

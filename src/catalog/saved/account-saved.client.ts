import { onAccountEvents } from '#account/session/account-events.client.ts'
import type { SavedStorage } from '#catalog/saved/saved-storage.ts'
import { callApi } from '#lib/call-api.client.ts'
import { listOf, moment, object, parsed, text } from '#lib/schema.ts'

const answerSchema = object({ products: listOf(object({ product_id: text, saved_at: moment })) })

/**
 * Stores the saved products in a backend account. The server notifies all tabs and devices of changes
 * (product: saved 5).
 */
export function accountSaved(userId: string): SavedStorage {
  return {
    async load() {
      const { body } = await callApi('/api/saved')
      const products = parsed(answerSchema, body)?.products
      return (
        products?.map(({ product_id, saved_at }) => ({
          productId: product_id,
          savedAt: Date.parse(saved_at),
        })) ?? null
      )
    },
    save: ({ productId }) => change('PUT', `/${encodeURIComponent(productId)}`),
    remove: (productId) => change('DELETE', `/${encodeURIComponent(productId)}`),
    merge(list) {
      const products = list.map(({ productId, savedAt }) => ({
        product_id: productId,
        saved_at: new Date(savedAt).toISOString(),
      }))
      return change('PUT', '', { products })
    },
    subscribe: (listener) => onAccountEvents(userId, 'saved', listener),
  }
}

/**
 * Sends a change and returns whether it was stored. `keepalive` sends it even if the visitor leaves the page.
 */
async function change(method: 'PUT' | 'DELETE', path: string, body?: unknown): Promise<boolean> {
  return (await callApi(`/api/saved${path}`, { method, body, keepalive: true })).ok
}

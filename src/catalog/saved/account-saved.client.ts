import { onAccountEvents } from '#account/session/account-events.client.ts'
import type { SessionUser } from '#account/session/session.ts'
import { browserSaved } from '#catalog/saved/browser-saved.client.ts'
import { listOfEmail } from '#catalog/saved/saved.ts'
import type { SavedStorage } from '#catalog/saved/saved-storage.ts'
import { callApi } from '#lib/call-api.client.ts'
import { listOf, moment, object, parsed, text } from '#lib/schema.ts'

const answerSchema = object({ products: listOf(object({ product_id: text, saved_at: moment })) })

/**
 * Stores the saved products in a backend account. The server notifies all tabs and devices of changes
 * (product: saved 5). The browser gets a copy for a later log-in with the same email (product: saved 2).
 */
export function accountSaved({ id, email }: Pick<SessionUser, 'id' | 'email'>): SavedStorage {
  const copy = browserSaved(listOfEmail(email))
  return {
    async load() {
      const { body } = await callApi('/api/saved')
      const found = parsed(answerSchema, body)?.products
      if (!found) return null
      const products = found.map(({ product_id, saved_at }) => ({
        productId: product_id,
        savedAt: Date.parse(saved_at),
      }))
      void copy.merge(products)
      return products
    },
    save: ({ productId }) => change('PUT', `/${encodeURIComponent(productId)}`),
    remove(productId) {
      void copy.remove(productId)
      return change('DELETE', `/${encodeURIComponent(productId)}`)
    },
    merge(list) {
      const products = list.map(({ productId, savedAt }) => ({
        product_id: productId,
        saved_at: new Date(savedAt).toISOString(),
      }))
      return change('PUT', '', { products })
    },
    subscribe: (listener) => onAccountEvents(id, 'saved', listener),
  }
}

/**
 * Sends a change and returns whether it was stored. `keepalive` sends it even if the visitor leaves the page.
 */
async function change(method: 'PUT' | 'DELETE', path: string, body?: unknown): Promise<boolean> {
  return (await callApi(`/api/saved${path}`, { method, body, keepalive: true })).ok
}

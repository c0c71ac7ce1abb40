import { mergeSaved, maxSaved, withSaved, withoutSaved, type SavedProduct } from '#catalog/saved/saved.ts'
import type { SavedStorage } from '#catalog/saved/saved-storage.ts'
import { savedKey } from '#catalog/saved/storage-keys.ts'
import { listOf, object, recordOf, text, integer } from '#lib/schema.ts'
import { onStored, readStored, writeStored } from '#lib/stored.client.ts'

const listsSchema = recordOf(listOf(object({ product_id: text, saved_at: integer(0) })))

/**
 * Stores the list of one customer of this browser, or of signed-out visitors. Never reads or changes other
 * lists (product: saved 2).
 */
export function browserSaved(name: string): SavedStorage {
  return {
    load: () => Promise.resolve(readSaved(name)),
    save: (saved) => changeList(name, (list) => withSaved(list, saved)),
    remove: (productId) => changeList(name, (list) => withoutSaved(list, productId)),
    merge: (added) => changeList(name, (list) => mergeSaved(list, added)),
    subscribe: (listener) => onStored(savedKey, listener),
  }
}

export function readSaved(name: string): SavedProduct[] {
  const lists = readLists()
  const list = Object.hasOwn(lists, name) ? (lists[name] ?? []) : []
  return list.slice(0, maxSaved).map((each) => ({ productId: each.product_id, savedAt: each.saved_at }))
}

/** Removes products that were moved to another list. Products that another tab has saved since then stay. */
export function forgetSaved(name: string, added: readonly SavedProduct[]): void {
  const isAdded = (saved: SavedProduct) =>
    added.some(({ productId, savedAt }) => productId === saved.productId && savedAt >= saved.savedAt)
  void changeList(name, (list) => list.filter((saved) => !isAdded(saved)))
}

/**
 * Reads and writes synchronously, so that the change is stored even if the visitor leaves the page
 * immediately.
 */
function changeList(name: string, change: (list: SavedProduct[]) => SavedProduct[]): Promise<boolean> {
  const { [name]: _, ...others } = readLists()
  const list = change(readSaved(name)).map(({ productId, savedAt }) => ({
    product_id: productId,
    saved_at: savedAt,
  }))
  return Promise.resolve(writeStored(savedKey, list.length > 0 ? { ...others, [name]: list } : others))
}

function readLists() {
  return readStored(savedKey, listsSchema) ?? {}
}

import type { SavedProduct } from '#catalog/saved/saved.ts'

/** Stores saved products, in this browser or in the backend account (product: saved 2). */
export interface SavedStorage {
  /** Returns `null` if the list could not be read. */
  load(): Promise<SavedProduct[] | null>
  /** Returns whether the product was stored. */
  save(saved: SavedProduct): Promise<boolean>
  remove(productId: string): Promise<boolean>
  merge(list: readonly SavedProduct[]): Promise<boolean>
  /** Subscribes to changes made elsewhere. Returns the function to unsubscribe. */
  subscribe(listener: () => void): () => void
}

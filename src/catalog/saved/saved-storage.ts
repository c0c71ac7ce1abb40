import type { SavedProduct } from '#catalog/saved/saved.ts'

/** Stores what a customer saved: in this browser, or in the backend account (product: saved 2). */
export interface SavedStorage {
  /** `null` if the list could not be read. */
  load(): Promise<SavedProduct[] | null>
  /** Resolves to whether the product is stored. */
  save(saved: SavedProduct): Promise<boolean>
  remove(productId: string): Promise<boolean>
  /** Merges another list into the stored one. */
  merge(list: readonly SavedProduct[]): Promise<boolean>
  /** Subscribes to changes made elsewhere. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
}

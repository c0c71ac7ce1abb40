import type { SavedProduct } from '#catalog/saved/saved.ts'

/** Stores what a customer saved: in this browser, or in the backend account (product: saved 2). */
export interface SavedStorage {
  /** `null` when it could not be read. */
  load(): Promise<SavedProduct[] | null>
  /** Whether the product is stored now. */
  save(saved: SavedProduct): Promise<boolean>
  remove(productId: string): Promise<boolean>
  /** Adds another list to it. */
  merge(list: readonly SavedProduct[]): Promise<boolean>
  /** Calls back when it changed elsewhere. Returns a function that stops it. */
  subscribe(listener: () => void): () => void
}

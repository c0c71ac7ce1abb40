import type { SavedProduct } from '#catalog/saved/saved.ts'

/** The state of saved products for pages. */
export interface SavedState {
  status: 'loading' | 'ready' | 'failed'
  /** The saved products, newest first. */
  items: readonly SavedProduct[]
}

export const loadingSaved: SavedState = { status: 'loading', items: [] }

export function holdsSaved(items: readonly SavedProduct[], productId: string): boolean {
  return items.some((each) => each.productId === productId)
}

import type { SavedProduct } from '#catalog/saved/saved.ts'

export interface SavedState {
  status: 'loading' | 'ready' | 'failed'
  items: readonly SavedProduct[]
}

export const loadingSaved: SavedState = { status: 'loading', items: [] }

export function holdsSaved(items: readonly SavedProduct[], productId: string): boolean {
  return items.some((each) => each.productId === productId)
}

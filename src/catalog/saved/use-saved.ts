import { useSyncExternalStore } from 'react'
import { loadingSaved, type SavedState } from '#catalog/saved/saved-state.ts'
import { savedStore } from '#catalog/saved/saved.store.ts'

/**
 * Returns the visitor's saved products. The list is empty on the server, because the HTML is the same for
 * everybody.
 */
export function useSaved(): SavedState {
  return useSyncExternalStore(savedStore.subscribe, savedStore.getState, () => loadingSaved)
}

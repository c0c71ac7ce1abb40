import { useSyncExternalStore } from 'react'
import { loadingSaved, type SavedState } from '#catalog/saved/saved-state.ts'
import { savedStore } from '#catalog/saved/saved.store.ts'

/** The visitor's saved products. Empty on the server, because its HTML is the same for everybody. */
export function useSaved(): SavedState {
  return useSyncExternalStore(savedStore.subscribe, savedStore.getState, () => loadingSaved)
}

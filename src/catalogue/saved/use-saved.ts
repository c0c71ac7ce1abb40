import { useSyncExternalStore } from 'react'
import { loadingSaved, type SavedState } from '#catalogue/saved/saved-state.ts'
import { savedStore } from '#catalogue/saved/saved.store.ts'

/** What this visitor saved. The server's HTML is the same for everybody, so there nothing is. */
export function useSaved(): SavedState {
  return useSyncExternalStore(savedStore.subscribe, savedStore.getState, () => loadingSaved)
}

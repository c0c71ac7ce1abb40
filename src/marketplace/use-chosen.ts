import { useSyncExternalStore } from 'react'
import { chosenStore, noneChosen, type ChosenProduct } from '#marketplace/chosen.store.ts'

/** The products chosen for a comparison. */
export function useChosen(): readonly ChosenProduct[] {
  return useSyncExternalStore(chosenStore.subscribe, chosenStore.getState, () => noneChosen)
}

import { useSyncExternalStore } from 'react'
import { chosenStore, noneChosen, type ChosenProduct } from '#marketplace/chosen.store.ts'

export function useChosen(): readonly ChosenProduct[] {
  return useSyncExternalStore(chosenStore.subscribe, chosenStore.getState, () => noneChosen)
}

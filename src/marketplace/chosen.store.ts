import { maxCompared } from '#marketplace/compare-path.ts'
import { createStore } from '#lib/store.ts'

export interface ChosenProduct {
  id: string
  name: string
}

export const noneChosen: readonly ChosenProduct[] = []
const { getState, setState, subscribe } = createStore(noneChosen)

/** The products selected for a comparison. Reloading the page clears them (product: saved 8). */
export const chosenStore = {
  getState,
  subscribe,
  toggle({ id, name }: ChosenProduct): void {
    setState(withChosen(getState(), { id, name }))
  },
  clear(): void {
    setState(noneChosen)
  },
}

/** Selects or deselects a product. At most four can be selected (product: saved 8). */
export function withChosen(
  chosen: readonly ChosenProduct[],
  product: ChosenProduct,
): readonly ChosenProduct[] {
  if (chosen.some(({ id }) => id === product.id)) return chosen.filter(({ id }) => id !== product.id)
  return chosen.length < maxCompared ? [...chosen, product] : chosen
}

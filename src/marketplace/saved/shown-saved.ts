import { maxCompared } from '#marketplace/compare/compare.ts'

/** Removed products stay on the page until it is left, so that they can be saved again (product: saved 6). */
export function shownSaved(before: readonly string[], now: readonly string[]): readonly string[] {
  const fresh = now.filter((id) => !before.includes(id))
  return fresh.length === 0 ? before : [...fresh, ...before]
}

/** Selects or deselects a product for comparison. A fifth cannot be selected (product: saved 8). */
export function withChosen(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id)
  return chosen.length < maxCompared ? [...chosen, id] : chosen
}

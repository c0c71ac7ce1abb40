import { mostCompared } from '#marketplace/compare/compare.ts'

/** What is unsaved stays on the page until it is left, so that it can be saved again (product: saved 6). */
export function shownSaved(before: readonly string[], now: readonly string[]): readonly string[] {
  const fresh = now.filter((id) => !before.includes(id))
  return fresh.length === 0 ? before : [...fresh, ...before]
}

/** Chooses a product to compare, or takes it out again. A fifth cannot be chosen (product: saved 8). */
export function withChosen(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id)
  return chosen.length < mostCompared ? [...chosen, id] : chosen
}

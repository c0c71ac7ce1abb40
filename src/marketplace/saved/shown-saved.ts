/** Removed products stay on the page until it is left, so that they can be saved again (product: saved 6). */
export function shownSaved(before: readonly string[], now: readonly string[]): readonly string[] {
  const fresh = now.filter((id) => !before.includes(id))
  return fresh.length === 0 ? before : [...fresh, ...before]
}

/** The index of the field itself: no option is active. */
export const noOption = -1

/**
 * The option that a key moves to, or `null` if the browser should handle the key. The arrow keys wrap from the
 * last option through the field to the first. Home and End move in the text until an option is active.
 */
export function nextOption(key: string, { at, count }: { at: number; count: number }): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : noOption
  if (key === 'ArrowUp') return at === noOption ? count - 1 : at - 1
  if (at === noOption) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}

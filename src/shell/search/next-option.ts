/** The position of the field itself: no option is active. */
export const noOption = -1

/**
 * The option that a key leads to, or `null` for a key that is left to the browser. From the last option the arrows lead
 * through the field to the first. Home and End move in the text until an option is active.
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

/** The position when no option is active, so that the keys work in the field itself. */
export const noOption = -1

/**
 * The option to which a key moves, or `null` if the browser should handle the key. Arrow keys move from the
 * last option to the field and on to the first. Home and End move within the text until an option is active.
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

/** The position of the field itself: no option is chosen. */
export const noOption = -1

/**
 * Where a key leads among so many options, or `null` if it is none of ours. The arrows go round through the field;
 * Home and End stay with the text until an option is chosen.
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

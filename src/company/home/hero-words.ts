/** The words of the hero, in order (product: company 4). */
export const heroWords = ['Innovation', 'Unity', 'Empowerment', 'Growth', 'Oneness'] as const

export const heroWordMilliseconds = 2000

/** The word after this many turns; starts over after the last. */
export function wordAt(turn: number): number {
  return turn % heroWords.length
}

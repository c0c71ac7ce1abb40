/** What holds the three sectors together, in the order in which the hero says it (spec §2.4). */
export const heroWords = ['Innovation', 'Unity', 'Empowerment', 'Growth', 'Oneness'] as const

export const heroWordMilliseconds = 2000

/** The word after so many turns; it wraps. */
export function wordAt(turn: number): number {
  return turn % heroWords.length
}

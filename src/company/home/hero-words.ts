import { home } from '#content/home.ts'

/** How long a word of the hero stays (product: company 4). */
export const heroWordMilliseconds = 2000

/** The word after this many turns; starts over after the last. */
export function wordAt(turn: number): number {
  return turn % home.hero.words.length
}

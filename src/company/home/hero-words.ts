import { home } from '#content/home.ts'

/** How long each word of the hero is shown (product: company 4). */
export const heroWordMilliseconds = 2000

/** The word after this many turns; starts over at the end. */
export function wordAt(turn: number): number {
  return turn % home.hero.words.length
}

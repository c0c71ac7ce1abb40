import { home } from '#content/home.ts'

/** The time for which each word of the hero is shown (product: company 4). */
export const heroWordMilliseconds = 2000

/** The index of the word after this many turns. After the last word it starts over. */
export function wordAt(turn: number): number {
  return turn % home.hero.words.length
}

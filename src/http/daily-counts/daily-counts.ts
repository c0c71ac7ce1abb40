/** What is counted by day because nothing else stores it (product: dashboard 116). */
export const countNames = ['added_to_cart', 'search_without_results'] as const

export type CountName = (typeof countNames)[number]

/** One thing that was counted: a product that was added, or the words of a search. */
export interface Countable {
  name: CountName
  subject: string
}

/** How many days a count is stored. */
export const countDays = 400

/** Words that were searched fewer than three times are deleted after this many days, and shown to nobody. */
export const rareWordDays = 30

export const fewestSearches = 3

/** How many different words a day has at most. */
export const mostWordsOfDay = 1_000

/** The words of a search as they are counted; `null` for what may be about a person: addresses and long numbers. */
export function countableWords(term: string): string | null {
  const words = term.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim().slice(0, 200)
  if (words === '' || words.includes('@') || /\d(?:[\s().-]*\d){5}/.test(words)) return null
  // PostgreSQL cannot store these.
  return /[\0\p{Cs}]/u.test(words) ? null : words
}

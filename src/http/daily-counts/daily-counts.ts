/** The events that are counted by day because nothing else stores them (product: dashboard 116). */
export const countNames = ['added_to_cart', 'search_without_results'] as const

export type CountName = (typeof countNames)[number]

/** One counted event: a product added to a cart, or the words of a search. */
export interface Countable {
  name: CountName
  subject: string
}

export const countDays = 400

/** Words searched fewer than three times are never shown, and deleted after this many days. */
export const rareWordDays = 30

export const fewestSearches = 3

/** The maximum number of different words per day. */
export const maxWordsOfDay = 1_000

/** The words of a search as counted; `null` for input that may be about a person: addresses and long numbers. */
export function countableWords(term: string): string | null {
  const words = term.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim().slice(0, 200)
  if (words === '' || words.includes('@') || /\d(?:[\s().-]*\d){5}/.test(words)) return null
  // PostgreSQL cannot store NUL and lone surrogates.
  return /[\0\p{Cs}]/u.test(words) ? null : words
}

/** Events that are counted per day, because nothing else stores them (product: dashboard 116). */
export const countNames = ['added_to_cart', 'search_without_results'] as const

export type CountName = (typeof countNames)[number]

/** An event to count: a product added to a cart, or the words of a search. */
export interface Countable {
  name: CountName
  subject: string
}

export const countDays = 400

/** Words that were searched fewer than three times are never shown, and are deleted after this many days. */
export const rareWordDays = 30

export const fewestSearches = 3

/** The maximum number of different words per day. */
export const maxWordsOfDay = 1_000

/**
 * Normalizes the words of a search for counting. Returns `null` for email addresses and long numbers, which
 * may identify a person.
 */
export function countableWords(term: string): string | null {
  const words = term.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim().slice(0, 200)
  if (words === '' || words.includes('@') || /\d(?:[\s().-]*\d){5}/.test(words)) return null
  // PostgreSQL cannot store NUL or lone surrogates.
  return /[\0\p{Cs}]/u.test(words) ? null : words
}

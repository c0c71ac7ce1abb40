import type { Category } from '#catalog/category.ts'
import { queryWords, wordsOf } from '#catalog/search/query-words.ts'

/** Returns the category with the most similar words, or the first category if no category is similar. */
export function nearestCategory(categories: readonly Category[], term: string): Category | null {
  const likeness = new Map(
    categories.map((category) => [
      category,
      likenessOfTexts(`${category.name} ${category.description}`, term),
    ]),
  )
  const [nearest] = categories.toSorted((one, other) => (likeness.get(other) ?? 0) - (likeness.get(one) ?? 0))
  return nearest ?? null
}

/** Returns the similarity of the most similar pair of words, from 0 to 1. */
function likenessOfTexts(text: string, term: string): number {
  const pairs = wordsOf(text).flatMap((word) => queryWords(term).map((other) => likenessOfWords(word, other)))
  return Math.max(0, ...pairs)
}

/** Returns the share of letter pairs that two words have in common. */
function likenessOfWords(one: string, other: string): number {
  const ofOne = letterPairs(one)
  const ofOther = letterPairs(other)
  const common = [...ofOne].filter((pair) => ofOther.has(pair)).length
  return (2 * common) / (ofOne.size + ofOther.size || 1)
}

function letterPairs(word: string): Set<string> {
  return new Set(Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2)))
}

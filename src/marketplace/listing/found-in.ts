import type { Product } from '#catalog/product.ts'

/** How far into the line the term may begin, so that it is within the two lines of a card. */
const maxBefore = 30

/**
 * The sentence of the description that contains the search term, if the card would not show the term otherwise
 * (product: marketplace 11).
 */
export function foundIn(
  { name, shortDescription, description, tags }: Product,
  term: string,
): string | undefined {
  const word = term.toLowerCase()
  const has = (text: string) => text.toLowerCase().includes(word)
  if (word === '' || has(name) || has(shortDescription) || tags.some((tag) => isTerm(tag, term))) return
  const sentence = description.split(/(?<=[.!?])\s+/).find(has)
  const at = sentence?.toLowerCase().indexOf(word) ?? 0
  return at <= maxBefore ? sentence : `…${sentence?.slice(sentence.lastIndexOf(' ', at - maxBefore / 2) + 1)}`
}

/** The tags, with the one that equals the search term first, because a card shows two. */
export function termFirst(tags: readonly string[], term: string): string[] {
  return tags.toSorted((one, other) => Number(isTerm(other, term)) - Number(isTerm(one, term)))
}

function isTerm(tag: string, term: string): boolean {
  return tag.toLowerCase() === term.toLowerCase()
}

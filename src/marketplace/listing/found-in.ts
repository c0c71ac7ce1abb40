import type { FoundIn } from '#catalog/products/card-product.ts'
import type { Product } from '#catalog/product.ts'

type Shown = Pick<Product, 'name' | 'shortDescription' | 'description' | 'tags'>

/** How far into the line the term may begin, so that it is within the two lines of a card. */
const maxBefore = 30

/**
 * The text of a card with the search term: the short description if it contains the term, otherwise the sentence
 * of the description that does, unless name or tags show the term (product: marketplace 11).
 */
export function foundIn(product: Shown, term: string): FoundIn | undefined {
  const { name, shortDescription, description, tags } = product
  const word = term.toLowerCase()
  if (word === '') return undefined
  const placeIn = (text: string) => text.toLowerCase().indexOf(word)
  const partsOf = (text: string, from: number): FoundIn => {
    const at = placeIn(text)
    const end = at + word.length
    return [`${from > 0 ? '…' : ''}${text.slice(from, at)}`, text.slice(at, end), text.slice(end)]
  }
  if (placeIn(shortDescription) !== -1) return partsOf(shortDescription, 0)
  if (placeIn(name) !== -1 || tags.some((tag) => isTerm(tag, term))) return undefined
  const sentence = description.split(/(?<=[.!?])\s+/).find((each) => placeIn(each) !== -1)
  if (sentence === undefined) return undefined
  const at = placeIn(sentence)
  return partsOf(sentence, at <= maxBefore ? 0 : sentence.lastIndexOf(' ', at - maxBefore / 2) + 1)
}

/** The tags, with the one that equals the search term first, because a card shows two. */
export function termFirst(tags: readonly string[], term: string): string[] {
  return tags.toSorted((one, other) => Number(isTerm(other, term)) - Number(isTerm(one, term)))
}

function isTerm(tag: string, term: string): boolean {
  return tag.toLowerCase() === term.toLowerCase()
}

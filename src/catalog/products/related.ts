import type { Product } from '#catalog/product.ts'
import type { Solution } from '#catalog/solution.ts'
import { canBeBought } from '#catalog/solutions/solutions.ts'

export const maxRelated = 4

type Subject = Pick<Product, 'id' | 'categoryId' | 'sellerId'>

/**
 * Selects related products: first from the same category, then from the same seller (product: marketplace
 * 49).
 */
export function relatedOf<Found extends Subject>(found: readonly Found[], subject: Subject): Found[] {
  const others = found.filter(({ id }) => id !== subject.id)
  const inCategory = others.filter(
    ({ categoryId }) => categoryId !== null && categoryId === subject.categoryId,
  )
  const ofSeller = others.filter(
    (product) =>
      product.sellerId !== null && product.sellerId === subject.sellerId && !inCategory.includes(product),
  )
  return [...inCategory, ...ofSeller].slice(0, maxRelated)
}

type RelatedSolution = Pick<Solution, 'id' | 'category' | 'isAvailable' | 'comingSoon'>

/**
 * Selects related solutions: first the solutions of the same category, and within a category the available
 * solutions (product: solutions 30).
 */
export function relatedSolutions<Found extends RelatedSolution>(
  found: readonly Found[],
  subject: Pick<Solution, 'id' | 'category'>,
): Found[] {
  const distance = (solution: Found) =>
    2 * Number(solution.category !== subject.category) + Number(!canBeBought(solution))
  return found
    .filter(({ id }) => id !== subject.id)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, maxRelated)
}

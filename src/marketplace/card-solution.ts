import { firstSentence } from '#cart/product-data.ts'
import type { Solution } from '#catalog/solution.ts'

/** The fields of a solution that cards show. Lists send only these fields to the browser. */
export type CardSolution = Pick<
  Solution,
  | 'id'
  | 'name'
  | 'description'
  | 'category'
  | 'price'
  | 'originalPrice'
  | 'rating'
  | 'reviewCount'
  | 'downloadCount'
  | 'icon'
  | 'gradient'
  | 'isFeatured'
  | 'isAvailable'
  | 'comingSoon'
>

/**
 * Shortens the description to one sentence, for lists of products and solutions, where descriptions of
 * products have one sentence.
 */
export function toCardSolution(solution: Solution): CardSolution {
  return {
    id: solution.id,
    name: solution.name,
    description: firstSentence(solution.description),
    category: solution.category,
    price: solution.price,
    originalPrice: solution.originalPrice,
    rating: solution.rating,
    reviewCount: solution.reviewCount,
    downloadCount: solution.downloadCount,
    icon: solution.icon,
    gradient: solution.gradient,
    isFeatured: solution.isFeatured,
    isAvailable: solution.isAvailable,
    comingSoon: solution.comingSoon,
  }
}

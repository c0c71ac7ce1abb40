import type { Solution } from '#catalog/solution.ts'
import type { SolutionIconName, Tone } from '#catalog/solution-looks.ts'
import { catalogSolutions } from '#content/catalog/solutions.ts'

/** A solution as a file in `content/` describes it. It contains only what differs from the defaults. */
export type SolutionContent = Pick<
  Solution,
  'id' | 'name' | 'description' | 'category' | 'price' | 'features' | 'createdAt'
> & {
  originalPrice: number
  icon: SolutionIconName
  tone: Tone
  unitCovers?: string
  isFeatured?: boolean
  comingSoon?: boolean
}

export const builtInSolutions: readonly Solution[] = catalogSolutions.map(solution)

/**
 * Creates the complete solution. The company's solutions have no reviews yet, so each has the default rating
 * (product: solutions 27).
 */
function solution({
  tone,
  unitCovers,
  isFeatured = false,
  comingSoon = false,
  ...written
}: SolutionContent): Solution {
  return {
    ...written,
    unitCovers: unitCovers ?? null,
    rating: 5,
    reviewCount: 0,
    downloadCount: 0,
    gradient: tone,
    bgGradient: tone,
    borderColor: tone,
    textColor: tone,
    isFeatured,
    isAvailable: !comingSoon,
    comingSoon,
    sortOrder: 0,
  }
}

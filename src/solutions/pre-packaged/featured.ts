import type { LivePrice, Solution } from '#catalogue/solution.ts'
import type { FeaturedName } from '#catalogue/solutions.ts'

/** A featured solution of the landing page: its live price, and its record. */
export interface Featured {
  name: FeaturedName
  livePrice: LivePrice
  about: Pick<
    Solution,
    | 'id'
    | 'category'
    | 'icon'
    | 'gradient'
    | 'features'
    | 'rating'
    | 'reviewCount'
    | 'downloadCount'
    | 'isFeatured'
  >
}

import type { LivePrice, Solution } from '#catalogue/solution.ts'
import type { FeaturedName } from '#catalogue/solutions.ts'

/** A featured solution of the pre-packaged landing: its live price, and what its record says else (spec §2.13). */
export interface Featured {
  name: FeaturedName
  livePrice: LivePrice
  about: Pick<
    Solution,
    'id' | 'category' | 'features' | 'rating' | 'reviewCount' | 'downloadCount' | 'isFeatured'
  >
}

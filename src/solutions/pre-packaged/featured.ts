import type { LivePrice, Solution } from '#catalog/solution.ts'

export interface ComingSoonItem {
  name: string
  text: string
  to: string
  action: string
  picture: { id: string; category: string }
}

/** A benefit that both featured packages include (product: solutions 5). */
export interface Inclusion {
  figure: string
  name: string
  text: string
}

export interface FeaturedText {
  badge: string
  line: string
}

export interface Featured {
  name: string
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

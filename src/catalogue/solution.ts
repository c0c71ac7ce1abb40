import type { Cents } from '#lib/money.ts'

/** One of the company's own solutions (product: data 9). */
export interface Solution {
  id: string
  name: string
  description: string
  category: string
  price: Cents
  originalPrice: Cents | null
  rating: number
  reviewCount: number
  downloadCount: number
  features: string[]
  icon: string
  gradient: string
  bgGradient: string
  borderColor: string
  textColor: string
  isFeatured: boolean
  isAvailable: boolean
  comingSoon: boolean
  /** Smaller first, among those that have no fixed place. */
  sortOrder: number
  /** ISO date. */
  createdAt: string
}

/** What the live-price read returns. */
export type LivePrice = Pick<Solution, 'id' | 'name' | 'price' | 'originalPrice'>

export const solutionIcons = [
  'Bot',
  'Sparkles',
  'Code',
  'Target',
  'TrendingUp',
  'Users',
  'Shield',
  'Zap',
] as const
export type SolutionIconName = (typeof solutionIcons)[number]

/** The closed palette of the four look fields (product: solutions 26). */
export const tones = ['amber', 'teal', 'clay', 'moss', 'slate', 'ink'] as const
export type Tone = (typeof tones)[number]

/** An unknown icon is `Bot` (product: solutions 25). */
export function solutionIcon(name: string): SolutionIconName {
  return solutionIcons.find((icon) => icon === name) ?? 'Bot'
}

/** An unknown tone is slate. */
export function toneOf(name: string): Tone {
  return tones.find((tone) => tone === name) ?? 'slate'
}

/** Coming-soon and withdrawn solutions cannot be bought (product: solutions 12). */
export function canBeBought(solution: Pick<Solution, 'isAvailable' | 'comingSoon'>): boolean {
  return solution.isAvailable && !solution.comingSoon
}

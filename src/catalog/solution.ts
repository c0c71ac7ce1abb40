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
  /** Smaller numbers first, among solutions without a fixed place. */
  sortOrder: number
  /** ISO date. */
  createdAt: string
}

/** What the live-price read returns. */
export type LivePrice = Pick<Solution, 'id' | 'name' | 'price' | 'originalPrice'>

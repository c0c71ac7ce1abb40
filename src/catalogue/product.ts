import type { Cents } from '#lib/money.ts'

/** spec §3 "Marketplace category". */
export interface Category {
  id: string
  name: string
  description: string
  slug: string
  icon: string
  isActive: boolean
  sortOrder: number
}

/** spec §3 "Seller". */
export interface Seller {
  id: string
  name: string
  description: string
  isVerified: boolean
  rating: number
}

/** spec §3 "Marketplace product". */
export interface Product {
  id: string
  name: string
  description: string
  shortDescription: string
  price: Cents
  originalPrice: Cents | null
  categoryId: string | null
  sellerId: string | null
  images: string[]
  tags: string[]
  features: string[]
  demoUrl: string | null
  documentationUrl: string | null
  downloadCount: number
  rating: number
  reviewCount: number
  isFeatured: boolean
  isActive: boolean
  productType: string
  subscriptionInterval: string | null
  maxQuantity: number | null
  redirectUrl: string | null
  /** ISO */
  createdAt: string
  category: Category | null
  seller: Seller | null
}

/** One page of a list, and how many match in all. */
export interface ProductPage {
  products: Product[]
  total: number
}

/** The box that stands for an icon nobody knows (spec §3). */
export const defaultCategoryIcon = '📦'

const categoryIcons = [
  'brain',
  'globe',
  'smartphone',
  'bar-chart-3',
  'shield',
  'cloud',
  'shopping-cart',
  'zap',
] as const
export type CategoryIcon = (typeof categoryIcons)[number]

/** `null` stands for the default box. */
export function categoryIcon(name: string): CategoryIcon | null {
  return categoryIcons.find((icon) => icon === name) ?? null
}

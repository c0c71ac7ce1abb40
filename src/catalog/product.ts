import type { Cents } from '#lib/money.ts'

/** A marketplace category (product: data 7). */
export interface Category {
  id: string
  name: string
  description: string
  slug: string
  icon: string
  isActive: boolean
  sortOrder: number
}

/** A seller (product: data 8). */
export interface Seller {
  id: string
  name: string
  description: string
  isVerified: boolean
  rating: number
}

/** The data on a seller's page in addition to the record (product: marketplace 39). ISO dates. */
export interface SellerProfile extends Seller {
  verifiedSince: string | null
  /** The names of the checks that the seller passed. */
  checks: string[]
  /** The seller answers within this many hours. */
  responseHours: number | null
  supportPolicy: string | null
  refundPolicy: string | null
  place: string | null
  foundedYear: number | null
  sellingSince: string | null
}

/** A seller with figures from its active products. */
export interface SellerSummary extends SellerProfile {
  productCount: number
  /** The names of their categories, in alphabetical order. */
  categories: string[]
  /** `null` until one of the products has a review. */
  reviews: { rating: number; count: number } | null
}

/** A marketplace product (product: data 5). */
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
  /** Shown, but cannot be bought yet. */
  comingSoon: boolean
  /** ISO date. */
  createdAt: string
  category: Category | null
  seller: Seller | null
}

/** One page of a list, with the total number of matches. */
export interface ProductSlice {
  products: Product[]
  /** The number of all matches, at most 10,000. */
  total: number
  /** There are more matches than `total`. */
  isCapped: boolean
}

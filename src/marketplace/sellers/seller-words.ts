import { counted } from '#catalog/products/labels.ts'
import type { SellerSummary } from '#catalog/seller.ts'

/** The address of the section that explains 'verified'. */
export const verifiedPath = '/marketplace/sellers#verified'

/** Describes the products of the seller, such as '4 products in Consulting and Security'. */
export function soldWords({ productCount, categories }: Pick<SellerSummary, 'productCount' | 'categories'>) {
  if (productCount === 0) return 'No products right now'
  const products = counted(productCount, 'product')
  if (categories.length === 0) return products
  return `${products} in ${new Intl.ListFormat('en-US').format(categories)}`
}

/** Formats the rating, such as '4.8 from 120 reviews'. */
export function ratedWords(reviews: SellerSummary['reviews']): string {
  return reviews ? `${reviews.rating.toFixed(1)} from ${counted(reviews.count, 'review')}` : 'No reviews yet'
}

/** Formats the response time, such as 'Within 4 hours'. */
export function answerWords(hours: number): string {
  return `Within ${counted(hours, 'hour')}`
}

/** Shortens the address of a website: 'https://www.lamps.example/en/' becomes 'lamps.example/en'. */
export function websiteWords(website: string): string {
  return website.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/$/, '')
}

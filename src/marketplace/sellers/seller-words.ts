import { counted } from '#catalog/products/labels.ts'
import type { SellerSummary } from '#catalog/seller.ts'

/** The page that explains 'verified'. */
export const verifiedPath = '/marketplace/sellers#verified'

/** The products in words: '4 products in Consulting and Security'. */
export function soldWords({ productCount, categories }: Pick<SellerSummary, 'productCount' | 'categories'>) {
  if (productCount === 0) return 'No products right now'
  const products = counted(productCount, 'product')
  return categories.length === 0 ? products : `${products} in ${listed.format(categories)}`
}

/** The rating in words: '4.8 from 120 reviews'. */
export function ratedWords(reviews: SellerSummary['reviews']): string {
  return reviews ? `${reviews.rating.toFixed(1)} from ${counted(reviews.count, 'review')}` : 'No reviews yet'
}

/** The response time in words: 'Within 4 hours'. */
export function answerWords(hours: number): string {
  return `Within ${counted(hours, 'hour')}`
}

/** The month of a day: '2025-05-30' → 'May 2025'. */
export function monthWords(day: string): string {
  return months.format(Date.parse(day))
}

/** The website without its protocol: 'https://www.lamps.example/en/' → 'lamps.example/en'. */
export function websiteWords(website: string): string {
  return website.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/$/, '')
}

const listed = new Intl.ListFormat('en-US')
// Formatted in UTC, because in the visitor's time zone the date could be a day earlier.
const months = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

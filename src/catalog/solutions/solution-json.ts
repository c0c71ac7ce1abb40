import { toDollars } from '#lib/money.ts'
import type { Solution } from '#catalog/solution.ts'

/** The solution with the API's field names and prices in dollars (product: data 1). */
export function solutionToJson(solution: Solution) {
  return {
    id: solution.id,
    name: solution.name,
    description: solution.description,
    category: solution.category,
    price: toDollars(solution.price),
    original_price: solution.originalPrice === null ? null : toDollars(solution.originalPrice),
    rating: solution.rating,
    review_count: solution.reviewCount,
    download_count: solution.downloadCount,
    features: solution.features,
    icon: solution.icon,
    gradient: solution.gradient,
    bg_gradient: solution.bgGradient,
    border_color: solution.borderColor,
    text_color: solution.textColor,
    is_featured: solution.isFeatured,
    is_available: solution.isAvailable,
    coming_soon: solution.comingSoon,
    created_at: solution.createdAt,
  }
}

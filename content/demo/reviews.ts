import { aiAndBusinessReviews } from '#content/demo/reviews/ai-and-business.ts'
import { analyticsAndConsultingReviews } from '#content/demo/reviews/analytics-and-consulting.ts'
import { automationAndSecurityReviews } from '#content/demo/reviews/automation-and-security.ts'
import { houseReviews } from '#content/demo/reviews/house.ts'

/** Invented reviews. Each text contains the reviews of several products (product: reviews 24). */
export const demoReviews: readonly string[] = [
  houseReviews,
  aiAndBusinessReviews,
  analyticsAndConsultingReviews,
  automationAndSecurityReviews,
]

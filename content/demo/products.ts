import { aiAndBusinessProducts } from '#content/demo/products/ai-and-business.ts'
import { analyticsAndConsultingProducts } from '#content/demo/products/analytics-and-consulting.ts'
import { automationAndSecurityProducts } from '#content/demo/products/automation-and-security.ts'
import type { SeedProduct } from '#catalog/built-in/seed-product.ts'

/** The products of the invented sellers (product: marketplace 26). */
export const demoProducts: readonly SeedProduct[] = [
  ...aiAndBusinessProducts,
  ...analyticsAndConsultingProducts,
  ...automationAndSecurityProducts,
]

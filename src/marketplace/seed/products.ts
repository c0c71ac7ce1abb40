import { builtInCategories, builtInProducts, builtInSellers } from '#marketplace/built-in-catalogue.ts'
import { builtInConsulting } from '#marketplace/built-in-consulting.ts'
import type { Product, Seller } from '#marketplace/product.ts'
import { aiAndBusinessProducts } from '#marketplace/seed/ai-and-business.ts'
import { analyticsAndConsultingProducts } from '#marketplace/seed/analytics-and-consulting.ts'
import { automationAndSecurityProducts } from '#marketplace/seed/automation-and-security.ts'
import { seedSellers } from '#marketplace/seed/sellers.ts'
import { writeProduct } from '#marketplace/written-product.ts'

export const allSellers: readonly Seller[] = [...builtInSellers, ...seedSellers]

/** Everything that a new database holds, oldest first (decisions §5 "Seed"). */
export const allProducts: readonly Product[] = [
  ...builtInProducts,
  ...builtInConsulting,
  ...[...aiAndBusinessProducts, ...analyticsAndConsultingProducts, ...automationAndSecurityProducts].map(
    (product) => writeProduct(product, builtInCategories, allSellers),
  ),
].toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))

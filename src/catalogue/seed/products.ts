import { builtInCategories, builtInProducts, builtInSellers } from '#catalogue/built-in-catalogue.ts'
import { builtInConsulting } from '#catalogue/built-in-consulting.ts'
import type { Product, Seller } from '#catalogue/product.ts'
import { aiAndBusinessProducts } from '#catalogue/seed/ai-and-business.ts'
import { analyticsAndConsultingProducts } from '#catalogue/seed/analytics-and-consulting.ts'
import { automationAndSecurityProducts } from '#catalogue/seed/automation-and-security.ts'
import { seedSellers } from '#catalogue/seed/sellers.ts'
import { writeProduct } from '#catalogue/seed-product.ts'

export const allSellers: readonly Seller[] = [...builtInSellers, ...seedSellers]

/** The demo catalogue, oldest first (product: marketplace 26). */
export const allProducts: readonly Product[] = [
  ...builtInProducts,
  ...builtInConsulting,
  ...[...aiAndBusinessProducts, ...analyticsAndConsultingProducts, ...automationAndSecurityProducts].map(
    (product) => writeProduct(product, builtInCategories, allSellers),
  ),
].toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))

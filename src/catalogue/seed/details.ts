import { builtInDetailsOf, type ItemKind } from '#catalogue/details/built-in-details.ts'
import type { ItemDetails } from '#catalogue/details/item-details.ts'
import { policyOf } from '#catalogue/details/policies.ts'
import { policySections } from '#catalogue/details/write-details.ts'
import type { Product } from '#catalogue/product.ts'
import { aiToolDetails } from '#catalogue/seed/details/ai-tools.ts'
import { analyticsDetails } from '#catalogue/seed/details/analytics.ts'
import { automationDetails } from '#catalogue/seed/details/automation.ts'
import { businessToolDetails } from '#catalogue/seed/details/business-tools.ts'
import { sellerConsultingDetails } from '#catalogue/seed/details/consulting.ts'
import { securityDetails } from '#catalogue/seed/details/security.ts'
import { allProducts } from '#catalogue/seed/products.ts'
import type { SeedDetails } from '#catalogue/seed/seed-details.ts'
import { supportOf } from '#catalogue/seed/seller-profiles.ts'

interface DetailsOfItem {
  kind: ItemKind
  itemId: string
  details: ItemDetails
}

const written: Readonly<Record<string, SeedDetails>> = {
  ...aiToolDetails,
  ...businessToolDetails,
  ...analyticsDetails,
  ...sellerConsultingDetails,
  ...automationDetails,
  ...securityDetails,
}

/** The details of the demo catalogue: the built-in items', and those of the invented sellers' products. */
export const seedDetails: readonly DetailsOfItem[] = [
  ...(['product', 'solution'] as const).flatMap((kind) =>
    Object.entries(builtInDetailsOf[kind]).map(([itemId, details]) => ({ kind, itemId, details })),
  ),
  ...allProducts.flatMap((product): DetailsOfItem[] => {
    const details = written[product.id]
    return details ? [{ kind: 'product', itemId: product.id, details: withPolicies(product, details) }] : []
  }),
]

function withPolicies(product: Product, details: SeedDetails): ItemDetails {
  const support = product.sellerId === null ? undefined : supportOf(product.sellerId)
  return {
    ...details,
    ...policySections(policyOf(product.productType)),
    ...(support !== undefined && { support }),
  }
}

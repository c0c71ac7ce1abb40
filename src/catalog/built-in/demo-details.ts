import { builtInDetailsOf, type ItemKind } from '#catalog/built-in/built-in-details.ts'
import type { ItemDetails } from '#catalog/details/item-details.ts'
import { policyOf } from '#catalog/built-in/policies.ts'
import { policySections, screenOfContent } from '#catalog/built-in/write-details.ts'
import type { Product } from '#catalog/product.ts'
import type { SeedDetails } from '#catalog/built-in/write-details.ts'
import { allProducts } from '#catalog/built-in/demo-products.ts'
import { demoDetails } from '#content/demo/details.ts'
import { demoSellers } from '#content/demo/sellers.ts'

interface DetailsOfItem {
  kind: ItemKind
  itemId: string
  details: ItemDetails
}

/** The details of the built-in items, followed by the details of the demo sellers' products. */
export const seedDetails: readonly DetailsOfItem[] = [
  ...(['product', 'solution'] as const).flatMap((kind) =>
    Object.entries(builtInDetailsOf[kind]).map(([itemId, details]) => ({ kind, itemId, details })),
  ),
  ...allProducts.flatMap((product): DetailsOfItem[] => {
    const details = demoDetails[product.id]
    return details ? [{ kind: 'product', itemId: product.id, details: withPolicies(product, details) }] : []
  }),
]

function withPolicies(product: Product, details: SeedDetails): ItemDetails {
  const support = demoSellers.find(({ id }) => id === product.sellerId)?.supportPolicy
  return {
    ...details,
    screens: details.screens.map(screenOfContent),
    ...policySections(policyOf(product.productType)),
    ...(support && { support }),
  }
}

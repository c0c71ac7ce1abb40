import { parseDetails } from '#catalog/details/read-details.server.ts'
import { categoryFormValues } from '#catalog/editing/fields/category-form-values.ts'
import type { EditedRecord } from '#catalog/editing/edit-outcome.ts'
import { productFormValues } from '#catalog/editing/fields/product-form-values.ts'
import { sellerFormValues } from '#catalog/editing/fields/seller-form-values.ts'
import { solutionFormValues } from '#catalog/editing/fields/solution-form-values.ts'
import type {
  marketplaceCategories,
  marketplaceProducts,
  marketplaceSellers,
} from '#catalog/products/marketplace.tables.server.ts'
import type { SellerSummary } from '#catalog/seller.ts'
import type { wtsSolutions } from '#catalog/solutions/solutions.tables.server.ts'
import type { ProductFile } from '#catalog/products/product-files.queries.server.ts'
import { ratingFrom } from '#db/readable-rows.server.ts'
import { freeDownloadPath } from '#files/download-address.ts'
import { priceFrom, priceOrNullFrom } from '#db/prices.server.ts'

type ProductRecord = typeof marketplaceProducts.$inferSelect
type SolutionRecord = typeof wtsSolutions.$inferSelect
type CategoryRecord = typeof marketplaceCategories.$inferSelect
type SellerRecord = typeof marketplaceSellers.$inferSelect

export function editedProduct(
  row: ProductRecord,
  storedDetails: unknown,
  delivered: readonly ProductFile[],
): EditedRecord {
  const price = priceFrom(row.price)
  const originalPrice = priceOrNullFrom(row.originalPrice)
  const details = parseDetails(storedDetails)
  const files = delivered.map(({ name, file }) => ({ name, address: freeDownloadPath(file) }))
  return {
    ...commonFields(row),
    figures: counted(row),
    values: productFormValues({ ...row, price, originalPrice, files, details }),
  }
}

export function editedSolution(row: SolutionRecord, storedDetails: unknown): EditedRecord {
  const price = priceFrom(row.price)
  const originalPrice = priceOrNullFrom(row.originalPrice)
  const details = parseDetails(storedDetails)
  return {
    ...commonFields({ ...row, suspendedAt: null }),
    figures: counted(row),
    values: solutionFormValues({ ...row, price, originalPrice, details }),
  }
}

export function editedCategory(row: CategoryRecord): EditedRecord {
  return { ...commonFields({ ...row, suspendedAt: null }), figures: null, values: categoryFormValues(row) }
}

export function editedSeller(row: SellerRecord, seller: SellerSummary | null): EditedRecord {
  return {
    ...commonFields({ ...row, archivedAt: null }),
    figures: null,
    seller,
    values: sellerFormValues(row),
  }
}

function counted({
  rating,
  reviewCount,
  downloadCount,
}: Pick<ProductRecord, 'rating' | 'reviewCount' | 'downloadCount'>) {
  return { rating: ratingFrom(rating), reviewCount, downloadCount }
}

function commonFields({
  id,
  name,
  version,
  updatedAt,
  archivedAt,
  suspendedAt,
}: Pick<ProductRecord, 'id' | 'name' | 'version' | 'updatedAt' | 'archivedAt' | 'suspendedAt'>) {
  return {
    id,
    name,
    version,
    updatedAt: updatedAt.toISOString(),
    archivedAt: archivedAt?.toISOString() ?? null,
    suspendedAt: suspendedAt?.toISOString() ?? null,
    seller: null,
  }
}

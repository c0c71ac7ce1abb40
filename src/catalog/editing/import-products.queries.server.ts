import type { Database } from '#db/database.server.ts'
import { productsToEdit } from '#catalog/editing/edited-records.queries.server.ts'
import { referencedFiles } from '#catalog/editing/referenced-files.ts'
import { planImport, type PlannedLine } from '#catalog/editing/import-plan.forms.ts'
import type { ImportedLine } from '#catalog/editing/product-csv.ts'
import { marketplaceCategories, marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { filesByIds } from '#files/files.queries.server.ts'

/** Plans what an import of these lines would change in the current catalog. */
export async function importPlan(db: Database, lines: readonly ImportedLine[]): Promise<PlannedLine[]> {
  const ids = lines.map(({ id }) => id).filter(Boolean)
  const fileIds = lines.flatMap(({ typed }) => referencedFiles(typed).map(({ id }) => id))
  const [products, categories, sellers, files] = await Promise.all([
    ids.length > 0 ? productsToEdit(db, ids) : [],
    db.select({ id: marketplaceCategories.id }).from(marketplaceCategories),
    db
      .select({ id: marketplaceSellers.id, suspendedAt: marketplaceSellers.suspendedAt })
      .from(marketplaceSellers),
    filesByIds(db, [...new Set(fileIds)]),
  ])
  return planImport(lines, {
    products: new Map(products.map((product) => [product.id, product])),
    categories: new Set(categories.map(({ id }) => id)),
    sellers: new Set(sellers.map(({ id }) => id)),
    files,
    suspendedSellers: new Set(sellers.filter(({ suspendedAt }) => suspendedAt).map(({ id }) => id)),
  })
}

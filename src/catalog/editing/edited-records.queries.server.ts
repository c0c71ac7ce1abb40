import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { itemDetailRows } from '#catalog/details/item-details.tables.server.ts'
import { parseDetails } from '#catalog/details/read-details.server.ts'
import type { EditedRecord } from '#catalog/editing/edit-outcome.ts'
import { categoryFormValues } from '#catalog/editing/fields/category-form.ts'
import { productFormValues } from '#catalog/editing/fields/product-form.ts'
import { sellerFormValues } from '#catalog/editing/fields/seller-form.ts'
import { solutionFormValues } from '#catalog/editing/fields/solution-form.ts'
import type { FieldChoice } from '#catalog/field.ts'
import {
  marketplaceCategories,
  marketplaceProducts,
  marketplaceSellers,
} from '#catalog/products/marketplace.tables.server.ts'
import { filesOfProducts } from '#catalog/products/product-files.queries.server.ts'
import { sellerById } from '#catalog/sellers/sellers.queries.server.ts'
import { wtsSolutions } from '#catalog/solutions/solutions.tables.server.ts'
import { priceFrom, priceOrNullFrom } from '#db/prices.server.ts'
import { ratingFrom } from '#db/readable-rows.server.ts'
import { freeDownloadPath } from '#files/download-address.ts'

export async function productForEditing(db: Database, id: string): Promise<EditedRecord | null> {
  const [product] = await productsToEdit(db, [id])
  return product ?? null
}

export async function productsToEdit(db: Database, ids: readonly string[]): Promise<EditedRecord[]> {
  const rows = await db
    .select({ record: marketplaceProducts, details: itemDetailRows.details })
    .from(marketplaceProducts)
    .leftJoin(
      itemDetailRows,
      and(eq(itemDetailRows.kind, 'product'), eq(itemDetailRows.itemId, marketplaceProducts.id)),
    )
    .where(inArray(marketplaceProducts.id, [...ids]))
    .orderBy(asc(marketplaceProducts.id))
  const delivered = Map.groupBy(await filesOfProducts(db, ids), ({ productId }) => productId)
  return rows.map(({ record, details }) => {
    const files = (delivered.get(record.id) ?? []).map(({ name, file }) => ({
      name,
      address: freeDownloadPath(file),
    }))
    return {
      ...commonFields(record),
      ...countedFields(record),
      values: productFormValues({
        ...record,
        ...parsedColumns(record),
        files,
        details: parseDetails(details),
      }),
    }
  })
}

export async function solutionForEditing(db: Database, id: string): Promise<EditedRecord | null> {
  const [row] = await db
    .select({ record: wtsSolutions, details: itemDetailRows.details })
    .from(wtsSolutions)
    .leftJoin(
      itemDetailRows,
      and(eq(itemDetailRows.kind, 'solution'), eq(itemDetailRows.itemId, wtsSolutions.id)),
    )
    .where(eq(wtsSolutions.id, id))
  if (!row) return null
  const { record, details } = row
  return {
    ...commonFields({ ...record, suspendedAt: null }),
    ...countedFields(record),
    values: solutionFormValues({ ...record, ...parsedColumns(record), details: parseDetails(details) }),
  }
}

export async function categoryForEditing(db: Database, id: string): Promise<EditedRecord | null> {
  const [row] = await db.select().from(marketplaceCategories).where(eq(marketplaceCategories.id, id))
  return row ? { ...commonFields({ ...row, suspendedAt: null }), values: categoryFormValues(row) } : null
}

export async function sellerForEditing(db: Database, id: string): Promise<EditedRecord | null> {
  const [row] = await db.select().from(marketplaceSellers).where(eq(marketplaceSellers.id, id))
  if (!row) return null
  const seller = await sellerById(db, id)
  return { ...commonFields({ ...row, archivedAt: null }), seller, values: sellerFormValues(row) }
}

type ProductRecord = typeof marketplaceProducts.$inferSelect

function parsedColumns({ price, originalPrice }: Pick<ProductRecord, 'price' | 'originalPrice'>) {
  return { price: priceFrom(price), originalPrice: priceOrNullFrom(originalPrice) }
}

function countedFields({
  rating,
  reviewCount,
  downloadCount,
}: Pick<ProductRecord, 'rating' | 'reviewCount' | 'downloadCount'>) {
  return { figures: { rating: ratingFrom(rating), reviewCount, downloadCount } }
}

function commonFields({
  id,
  name,
  version,
  archivedAt,
  suspendedAt,
}: Pick<ProductRecord, 'id' | 'name' | 'version' | 'archivedAt' | 'suspendedAt'>) {
  return {
    id,
    name,
    version,
    archivedAt: archivedAt?.toISOString() ?? null,
    suspendedAt: suspendedAt?.toISOString() ?? null,
    figures: null,
    seller: null,
  }
}

export interface RecordChoices {
  categories: FieldChoice[]
  sellers: (FieldChoice & { isVerified: boolean })[]
}

export async function recordChoices(db: Database): Promise<RecordChoices> {
  const [categories, sellers] = await Promise.all([
    db
      .select({ value: marketplaceCategories.id, label: marketplaceCategories.name })
      .from(marketplaceCategories)
      .orderBy(asc(marketplaceCategories.sortOrder), marketplaceCategories.id),
    db
      .select({
        value: marketplaceSellers.id,
        label: marketplaceSellers.name,
        isVerified: marketplaceSellers.isVerified,
      })
      .from(marketplaceSellers)
      .orderBy(marketplaceSellers.name, marketplaceSellers.id)
      .limit(2_000),
  ])
  return { categories, sellers }
}

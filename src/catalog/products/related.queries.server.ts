import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { onEachDatabase } from '#db/prepared.server.ts'
import { selectProducts } from '#catalog/products/marketplace.queries.server.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { toProducts } from '#catalog/products/product-rows.server.ts'
import type { Product } from '#catalog/product.ts'
import { maxRelated, relatedOf } from '#catalog/products/related.ts'

/** The newest active products of the same category, followed by products of the same seller. */
export async function relatedProducts(
  db: Database,
  product: Pick<Product, 'id' | 'categoryId' | 'sellerId'>,
): Promise<Product[]> {
  const { id, categoryId, sellerId } = product
  const statements = relatedStatements(db)
  const found = categoryId ? toProducts(await statements.inCategory.execute({ id, categoryId })) : []
  if (sellerId && found.length < maxRelated) {
    const ofSeller = toProducts(await statements.ofSeller.execute({ id, sellerId }))
    const isNew = ({ id: other }: Product) => found.every((known) => known.id !== other)
    found.push(...ofSeller.filter(isNew))
  }
  return relatedOf(found, product)
}

const relatedStatements = onEachDatabase((db) => ({
  inCategory: relatedStatement(
    db,
    'related_in_category',
    eq(marketplaceProducts.categoryId, sql.placeholder('categoryId')),
  ),
  // Twice as many, because some may also be in the category and are removed.
  ofSeller: relatedStatement(
    db,
    'related_of_seller',
    eq(marketplaceProducts.sellerId, sql.placeholder('sellerId')),
    2 * maxRelated,
  ),
}))

/** NULLS LAST, as in the index. */
function relatedStatement(db: Database, name: string, where: SQL, limit = maxRelated) {
  return selectProducts(db)
    .where(
      and(sql`${marketplaceProducts.isActive}`, where, ne(marketplaceProducts.id, sql.placeholder('id'))),
    )
    .orderBy(sql`${marketplaceProducts.createdAt} desc nulls last`, marketplaceProducts.id)
    .limit(limit)
    .prepare(name)
}

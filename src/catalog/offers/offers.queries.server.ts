import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { catalogReads, type CatalogReading } from '#catalog/built-in/catalog-reads.server.ts'
import type { ProductOffer, RunningOffer } from '#catalog/offers/offer.ts'
import type { Product } from '#catalog/product.ts'
import { productOffers } from '#catalog/offers/offers.tables.server.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import { isUuid } from '#lib/ids.ts'

const maxListed = 100

/** Returns a product for its page of offers, or `null` if the product is archived or unknown. */
export async function offeredProduct(db: Database, productId: string) {
  const { id, name, price, sellerId, archivedAt } = marketplaceProducts
  const [product] = await db
    .select({ id, name, price, sellerId })
    .from(marketplaceProducts)
    .where(and(eq(id, productId), isNull(archivedAt)))
  return product ? { ...product, price: priceFrom(product.price) } : null
}

export async function offersOf(db: Database, productId: string): Promise<ProductOffer[]> {
  const rows = await db
    .select()
    .from(productOffers)
    .where(eq(productOffers.productId, productId))
    .orderBy(desc(productOffers.startsAt), productOffers.id)
    .limit(maxListed)
  return rows.map(offerFrom)
}

export async function offerOf(db: Database, productId: string, id: string): Promise<ProductOffer | null> {
  if (!isUuid(id)) return null
  const [row] = await db
    .select()
    .from(productOffers)
    .where(and(eq(productOffers.id, id), eq(productOffers.productId, productId)))
  return row ? offerFrom(row) : null
}

function offerFrom({ formerPrice, ...row }: typeof productOffers.$inferSelect): ProductOffer {
  return { ...row, price: priceFrom(row.price), hasRun: formerPrice !== null }
}

export async function productsWithOffer(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const { productId, state } = productOffers
  const rows = await db
    .select({ productId })
    .from(productOffers)
    .where(and(inArray(productId, [...ids]), eq(state, 'running')))
  return new Set(rows.map((row) => row.productId))
}

export function submittedOffers(db: Database) {
  const { productId, createdAt, state } = productOffers
  return db
    .select({ productId, createdAt, name: marketplaceProducts.name })
    .from(productOffers)
    .innerJoin(marketplaceProducts, eq(marketplaceProducts.id, productId))
    .where(eq(state, 'submitted'))
    .orderBy(asc(createdAt))
    .limit(10)
}

/**
 * Reads the running offer of a product. Returns `null` without a struck-through price, or while the database
 * is away.
 */
export async function readRunningOffer(
  reading: CatalogReading,
  { id, originalPrice }: Pick<Product, 'id' | 'originalPrice'>,
): Promise<RunningOffer | null> {
  if (originalPrice === null) return null
  return catalogReads(reading).orFallback('offer', (db) => runningOffer(db, id), null)
}

/**
 * Reads the running offer of a product and the lowest price of the 30 days before it, including the price at
 * the start of these days. The offer begins when its price is in the price history, which may be after the
 * planned start. One minute of tolerance allows for a database clock that is behind.
 */
export async function runningOffer(db: Database, productId: string): Promise<RunningOffer | null> {
  const { rows } = await db.execute<{ ends_at: string; lowest: string | null; former_price: string }>(sql`
    select offer.ends_at, offer.former_price, (
      select min(past.price) from price_history past
      where past.product_type = 'marketplace' and past.product_id = offer.product_id
        and past.at < began.at and past.price > 0
        and past.at >= coalesce((select max(earlier.at) from price_history earlier
          where earlier.product_type = 'marketplace' and earlier.product_id = offer.product_id
            and earlier.at <= began.at - interval '30 days'), '-infinity')
    ) as lowest
    from ${productOffers} offer, lateral (
      select coalesce(min(own.at), offer.starts_at) as at from price_history own
      where own.product_type = 'marketplace' and own.product_id = offer.product_id
        and own.price = offer.price and own.at >= greatest(offer.starts_at, offer.created_at) - interval '1 minute'
    ) began
    where offer.product_id = ${productId} and offer.state = 'running'`)
  const [offer] = rows
  if (!offer) return null
  const endsAt = new Date(offer.ends_at).toISOString()
  return { endsAt, lowest: priceFrom(offer.lowest ?? offer.former_price) }
}

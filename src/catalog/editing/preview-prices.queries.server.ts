import { inArray } from 'drizzle-orm'
import {
  changedPrice,
  priceRefusal,
  type PricePreview,
  type PricesChange,
} from '#catalog/editing/products-change.ts'
import { refusalWords } from '#catalog/editing/refusal.ts'
import { productsWithOffer } from '#catalog/offers/offers.queries.server.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { priceFrom, priceOrNullFrom } from '#db/prices.server.ts'
import { formatMoney } from '#lib/money.ts'

/** Previews a change of prices for each product. Products whose price would stay the same come first. */
export async function previewPrices(
  db: Database,
  ids: readonly string[],
  change: PricesChange,
): Promise<PricePreview[]> {
  const table = marketplaceProducts
  const rows = await db
    .select({
      id: table.id,
      name: table.name,
      interval: table.subscriptionInterval,
      price: table.price,
      originalPrice: table.originalPrice,
      productType: table.productType,
    })
    .from(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(table.name, table.id)
  const withOffer = await productsWithOffer(db, ids)
  const previews = rows.map(({ id, name, interval, ...row }) => {
    const before = priceFrom(row.price)
    const after = changedPrice(before, change)
    const originalPrice = priceOrNullFrom(row.originalPrice)
    const why =
      after === before ? 'same' : priceRefusal({ ...row, originalPrice, hasOffer: withOffer.has(id) }, after)
    const regular = why === 'regular' ? ` of ${formatMoney(originalPrice ?? 0)}` : ''
    return { id, name, interval, before, after, why: why && refusalWords[why] + regular }
  })
  return previews.toSorted((one, other) => Number(one.why === null) - Number(other.why === null))
}

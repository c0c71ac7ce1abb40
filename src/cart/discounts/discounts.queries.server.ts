import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { priceFrom } from '#db/prices.server.ts'
import { normalCode, type Discount, type DiscountableLine } from '#cart/discounts/discount.ts'
import { discountCodes, discountUses } from '#cart/discounts/discounts.tables.server.ts'

type DiscountRow = typeof discountCodes.$inferSelect

export async function discountByCode(db: Database, code: string): Promise<Discount | null> {
  const [row] = await db
    .select()
    .from(discountCodes)
    .where(eq(discountCodes.code, normalCode(code)))
  return row ? discountFrom(row) : null
}

/** The number of the customer's orders that use the code, excluding the given orders. */
export function usesOf(
  db: Database,
  codeId: string,
  customer: string,
  except: readonly string[] = [],
): Promise<number> {
  const own = and(eq(discountUses.codeId, codeId), eq(discountUses.customer, customer))
  return db.$count(discountUses, and(own, notInArray(discountUses.orderId, [...except])))
}

type PricedItem = Pick<DiscountableLine, 'productId' | 'productType' | 'total'>

/** Adds the category and seller of each item. The company's solutions have neither. */
export async function discountableLines(
  db: Database,
  items: readonly PricedItem[],
): Promise<DiscountableLine[]> {
  const ids = items.filter(isOfMarketplace).map(({ productId }) => productId)
  const { rows } = await db.execute<{ id: string; category_id: string | null; seller_id: string | null }>(
    sql`select id, category_id, seller_id from marketplace_products where id = any(${sql.param(ids)}::text[])`,
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  return items.map((item) => {
    const row = isOfMarketplace(item) ? known.get(item.productId) : undefined
    return { ...item, categoryId: row?.category_id ?? null, sellerId: row?.seller_id ?? null }
  })
}

function isOfMarketplace({ productType }: PricedItem): boolean {
  return productType === 'marketplace'
}

export function discountFrom(row: DiscountRow): Discount {
  return {
    ...row,
    amount: row.amount === null ? null : priceFrom(row.amount),
    minimum: priceFrom(row.minimum),
  }
}

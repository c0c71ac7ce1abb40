import { sql, type SQL } from 'drizzle-orm'
import { signedInAccount } from '#account/session/signed-in-session.queries.server.ts'
import { facts, productDataFrom, type FactsRow } from '#cart/cart-products.queries.server.ts'
import type { CartLine } from '#cart/cart.ts'
import { inOffer, type Offer, type ProductType } from '#cart/product-data.ts'
import type { Database } from '#db/database.server.ts'

export type LineRow = FactsRow & {
  id: string
  quantity: number
  offer: Offer
  product_type: ProductType
}

/** The cart of an account, oldest line first, with prices from the catalog (product: cart 20). */
export async function cartOf(db: Database, userId: string): Promise<CartLine[]> {
  const { rows } = await db.execute<LineRow>(
    sql`${linesOf(sql`select ${userId}::uuid`)} order by created_at, id`,
  )
  return rows.map(lineFrom)
}

/** The cart of the session with this token, or `null` if the session is not signed in. */
export async function cartOfSession(db: Database, token: string): Promise<CartLine[] | null> {
  const { rows } = await db.execute<LineRow | { id: null }>(
    sql`with owner as (${signedInAccount(token)})
      select line.* from owner left join (${linesOf(sql`select user_id from owner`)}) line on true
      order by line.created_at, line.id`,
  )
  return rows.length === 0 ? null : rows.flatMap((row) => (row.id === null ? [] : [lineFrom(row)]))
}

function linesOf(account: SQL): SQL {
  return sql`select line.id, line.quantity, line.offer, 'marketplace' as product_type, fact.*, line.created_at
    from marketplace_cart_items line join (${facts.marketplace}) fact using (product_id)
    where line.user_id = (${account})
    union all
    select line.id, line.quantity, 'standard', 'wts_solution', fact.*, line.created_at
    from wts_cart_items line join (${facts.wts_solution}) fact using (product_id)
    where line.user_id = (${account})`
}

export function cartVersions(userIds: readonly string[]): SQL {
  return sql`
    select 'cart_changed' as channel, user_id::text as subject, hash_record_extended(line, 0) as hash
    from marketplace_cart_items line where user_id = any(${sql.param(userIds)}::uuid[])
    union all
    select 'cart_changed', user_id::text, hash_record_extended(line, 0)
    from wts_cart_items line where user_id = any(${sql.param(userIds)}::uuid[])`
}

export function lineFrom(row: LineRow): CartLine {
  return {
    id: row.id,
    quantity: row.quantity,
    productId: row.product_id,
    productType: row.product_type,
    offer: row.offer,
    productData: inOffer(productDataFrom(row), row.offer),
  }
}

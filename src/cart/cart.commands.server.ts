import { sql, type SQL } from 'drizzle-orm'
import { signedInAccount, findSignedInSession } from '#account/session/signed-in-session.queries.server.ts'
import { facts } from '#cart/cart-products.queries.server.ts'
import { lineFrom, type LineRow, cartOf } from '#cart/cart.queries.server.ts'
import {
  type AddError,
  type CartItem,
  type CartLine,
  maximumOf,
  quantityAfter,
  type QuantityChange,
} from '#cart/cart.ts'
import { marketplaceCartItems, wtsCartItems } from '#cart/cart.tables.server.ts'
import {
  type ProductType,
  hasOffer,
  maxOfOffer,
  productWithIntroduction,
  notSoldReason,
} from '#cart/product-data.ts'
import type { Database } from '#db/database.server.ts'
import { publishChange } from '#db/publish-changes.server.ts'
import { ok, err, type Result } from '#lib/result.ts'
import { underLock } from '#db/locks.server.ts'

// Additions, removals and clearing find the session and its cart in the same statement (`owner`), which saves a round
// trip.

type AddResult = Result<CartLine, 'login_required' | 'unknown_product' | AddError>

/** Adds a line, or increases an existing one, up to the product's maximum (product: cart 2, 4). */
export async function addToCart(db: Database, token: string, item: CartItem): Promise<AddResult> {
  const { productId, productType, offer } = item
  if (!hasOffer(productType, productId, offer)) return err('unknown_product')
  if (productId === productWithIntroduction) {
    return underCartLock(db, token, (tx) => addWithinMaximum(tx, token, item))
  }
  return addWithinMaximum(db, token, item)
}

async function addWithinMaximum(db: Database, token: string, item: CartItem): Promise<AddResult> {
  const statement = item.productType === 'marketplace' ? addProduct : addSolution
  const { rows } = await db.execute<AddRow>(statement(token, item))
  const [row] = rows
  if (!row) return err('login_required')
  if (row.product_id === null) return err('unknown_product')
  if (row.id !== null && row.quantity !== null) {
    publishChange(db, 'cart_changed', row.user_id)
    return ok(lineFrom({ ...row, id: row.id, quantity: row.quantity }))
  }
  return err(notSoldReason(row.product) ?? 'over_maximum')
}

export interface LineKey {
  id: string
  productType: ProductType
}

export async function removeLine(
  db: Database,
  token: string,
  { id, productType }: LineKey,
): Promise<Result<null, 'login_required' | 'unknown_line'>> {
  const items = productType === 'marketplace' ? marketplaceCartItems : wtsCartItems
  const { rows } = await db.execute<{ user_id: string; id: string | null }>(
    sql`with owner as (${signedInAccount(token)}),
      removed as (
        delete from ${items} line using owner
        where line.id = ${id} and line.user_id = owner.user_id returning line.id
      )
      select owner.user_id, removed.id from owner left join removed on true`,
  )
  const [row] = rows
  if (!row) return err('login_required')
  if (row.id === null) return err('unknown_line')
  publishChange(db, 'cart_changed', row.user_id)
  return ok(null)
}

export async function clearCart(db: Database, token: string): Promise<Result<null, 'login_required'>> {
  const { rows } = await db.execute<{ user_id: string }>(
    sql`with owner as (${signedInAccount(token)}),
      products as (delete from ${marketplaceCartItems} line using owner where line.user_id = owner.user_id),
      solutions as (delete from ${wtsCartItems} line using owner where line.user_id = owner.user_id)
      select user_id from owner`,
  )
  const [row] = rows
  if (!row) return err('login_required')
  publishChange(db, 'cart_changed', row.user_id)
  return ok(null)
}

/**
 * The product and the written line. `id` and `quantity` are null if no line was written, `product_id` if the
 * product does not exist.
 */
type AddRow =
  | { product_id: null; user_id: string }
  | (Omit<LineRow, 'id' | 'quantity'> & { user_id: string; id: string | null; quantity: number | null })

function addProduct(token: string, { productId, offer, quantity }: CartItem): SQL {
  return sql`with owner as (${signedInAccount(token)}),
    product as (
      select fact.*, least(${maxOfOffer(offer)}::int, max_quantity - (
        select coalesce(sum(line.quantity), 0)::int from marketplace_cart_items line join owner using (user_id)
        where line.product_id = fact.product_id and line.offer <> ${offer}
      )) as maximum
      from (${facts.marketplace}) fact where fact.product_id = ${productId}
    ),
    added as (
      insert into marketplace_cart_items as line (user_id, product_id, offer, quantity)
      select user_id, product_id, ${offer}, ${quantity}::int from owner, product
      where is_available and not coming_soon and record_type not in ('lead_generation', 'download')
        and ${quantity}::int <= maximum
      on conflict (user_id, product_id, offer) do update set quantity = line.quantity + excluded.quantity
      where line.quantity + excluded.quantity <= (select maximum from product)
      returning id, quantity
    )
    select owner.user_id, added.id, added.quantity, ${offer}::text as offer, 'marketplace' as product_type,
      product.*
    from owner left join product on true left join added on true`
}

function addSolution(token: string, { productId, quantity }: CartItem): SQL {
  return sql`with owner as (${signedInAccount(token)}),
    product as (select fact.* from (${facts.wts_solution}) fact where fact.product_id = ${productId}),
    added as (
      insert into wts_cart_items as line (user_id, product_id, quantity)
      select user_id, product_id, ${quantity}::int from owner, product
      where is_available and not coming_soon and ${quantity}::int <= max_quantity
      on conflict (user_id, product_id) do update set quantity = line.quantity + excluded.quantity
      where line.quantity + excluded.quantity <= (select max_quantity from product)
      returning id, quantity
    )
    select owner.user_id, added.id, added.quantity, 'standard' as offer, 'wts_solution' as product_type, product.*
    from owner left join product on true left join added on true`
}

/**
 * Writes a cart under a lock of its account, so that each write sees the previous one. Both offers of a
 * product share a maximum but have separate rows.
 */
async function underCartLock<Value, Reason extends string>(
  db: Database,
  token: string,
  work: (tx: Database, userId: string) => Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason | 'login_required'>> {
  const session = await findSignedInSession(db, token)
  if (!session) return err('login_required')
  const { id } = session.user
  return underLock(db, `cart ${id}`, (tx) => work(tx, id))
}

type QuantityResult = Result<
  { id: string; quantity: number },
  'login_required' | 'unknown_line' | 'unavailable' | 'over_maximum'
>

/**
 * Changes the quantity of a line. A quantity below 1 removes the line. A line can always be reduced, even if
 * it still exceeds a maximum that was lowered (product: cart 3, 5).
 */
export function changeQuantity(
  db: Database,
  token: string,
  { id, productType }: LineKey,
  change: QuantityChange,
): Promise<QuantityResult> {
  const items = productType === 'marketplace' ? marketplaceCartItems : wtsCartItems
  return underCartLock(db, token, async (tx, userId): Promise<QuantityResult> => {
    // Most additions wait only for the row, so it is locked too (product: cart 18).
    await tx.execute(sql`select 1 from ${items} where id = ${id} and user_id = ${userId} for update`)
    const lines = await cartOf(tx, userId)
    const line = lines.find((each) => each.id === id && each.productType === productType)
    if (!line) return err('unknown_line')
    const quantity = quantityAfter(line.quantity, change)
    if (quantity > line.quantity) {
      if (quantity > maximumOf(lines, line)) return err('over_maximum')
      if (!line.productData.isAvailable || line.productData.comingSoon) return err('unavailable')
    }
    await tx.execute(
      quantity === 0
        ? sql`delete from ${items} where id = ${id} and user_id = ${userId}`
        : sql`update ${items} set quantity = ${quantity} where id = ${id} and user_id = ${userId}`,
    )
    publishChange(tx, 'cart_changed', userId)
    return ok({ id, quantity })
  })
}

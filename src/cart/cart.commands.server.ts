import { sql } from 'drizzle-orm'
import { facts } from '#cart/cart-products.queries.server.ts'
import { lineFrom, type LineRow } from '#cart/cart.queries.server.ts'
import type { AddError, CartItem, CartLine, ProductType } from '#cart/cart.ts'
import { hasOffer, productWithIntroduction, whyNotSold } from '#cart/product-data.ts'
import type { Database } from '#db/database.server.ts'
import { ok, err, type Result } from '#lib/result.ts'

export type AddResult = Result<CartLine, 'unknown_product' | AddError>

/** Inserts a line or increases the present one, within the product's maximum (product: cart 2, 4). */
export async function addToCart(db: Database, userId: string, item: CartItem): Promise<AddResult> {
  const { productId, productType, offer } = item
  if (!hasOffer(productType, productId, offer)) return err('unknown_product')
  if (productType === 'wts_solution') return addSolution(db, userId, item)
  if (productId !== productWithIntroduction) return addProduct(db, userId, item)
  return inTurn(db, userId, (tx) => addProduct(tx, userId, item))
}

/** A line of an account's cart, as the request names it. */
export interface LineKey {
  id: string
  productType: ProductType
}

export type QuantityResult = Result<
  { id: string; quantity: number },
  'unknown_line' | 'unavailable' | 'over_maximum'
>

/**
 * Sets the quantity of one of this account's lines; below 1 removes it. A line may always be reduced, even if it stays
 * over a maximum that was lowered since (product: cart 3, 5).
 */
export async function setQuantity(
  db: Database,
  userId: string,
  line: LineKey,
  quantity: number,
): Promise<QuantityResult> {
  if (quantity < 1) {
    return (await removeLine(db, userId, line)) ? ok({ id: line.id, quantity: 0 }) : err('unknown_line')
  }
  if (line.productType === 'wts_solution') return setSolutionQuantity(db, userId, line.id, quantity)
  const result = await setProductQuantity(db, userId, line.id, quantity, { hasTurn: false })
  if (result !== 'needs_turn') return result
  return inTurn(db, userId, async (tx) => {
    const again = await setProductQuantity(tx, userId, line.id, quantity, { hasTurn: true })
    return again === 'needs_turn' ? err('unknown_line') : again
  })
}

/** Returns whether this account had such a line. */
export async function removeLine(db: Database, userId: string, line: LineKey): Promise<boolean> {
  const { rowCount } = await db.execute(
    line.productType === 'marketplace'
      ? sql`delete from marketplace_cart_items where id = ${line.id} and user_id = ${userId}`
      : sql`delete from wts_cart_items where id = ${line.id} and user_id = ${userId}`,
  )
  return rowCount === 1
}

/** Empties both tables of this account. */
export async function clearCart(db: Database, userId: string): Promise<void> {
  await db.execute(sql`
    with products as (delete from marketplace_cart_items where user_id = ${userId})
    delete from wts_cart_items where user_id = ${userId}`)
}

/** The catalogue's row, and beside it the line as it is now, if it was written. */
type AddRow = Omit<LineRow, 'id' | 'quantity'> & { id: string | null; quantity: number | null }

async function addProduct(db: Database, userId: string, item: CartItem): Promise<AddResult> {
  const { productId, offer, quantity } = item
  const { rows } = await db.execute<AddRow>(sql`
    with product as (select fact.* from (${facts.marketplace}) fact where fact.product_id = ${productId}),
    others as (
      select coalesce(sum(quantity), 0) as quantity from marketplace_cart_items
      where user_id = ${userId} and product_id = ${productId} and offer <> ${offer}
    ),
    added as (
      insert into marketplace_cart_items as line (user_id, product_id, offer, quantity)
      select ${userId}::uuid, product_id, ${offer}, ${quantity}::int from product, others
      where is_available and record_type not in ('lead_generation', 'download')
        and ${quantity}::int + others.quantity <= max_quantity
      on conflict (user_id, product_id, offer) do update set quantity = line.quantity + excluded.quantity
      where line.quantity + excluded.quantity + (select quantity from others) <= (select max_quantity from product)
      returning id, quantity
    )
    select added.id, added.quantity, ${offer} as offer, 'marketplace' as product_type, product.*
    from product left join added on true`)
  return addResult(rows[0])
}

async function addSolution(db: Database, userId: string, item: CartItem): Promise<AddResult> {
  const { productId, quantity } = item
  const { rows } = await db.execute<AddRow>(sql`
    with product as (select fact.* from (${facts.wts_solution}) fact where fact.product_id = ${productId}),
    added as (
      insert into wts_cart_items as line (user_id, product_id, quantity)
      select ${userId}::uuid, product_id, ${quantity}::int from product
      where is_available and not coming_soon and ${quantity}::int <= max_quantity
      on conflict (user_id, product_id) do update set quantity = line.quantity + excluded.quantity
      where line.quantity + excluded.quantity <= (select max_quantity from product)
      returning id, quantity
    )
    select added.id, added.quantity, 'standard' as offer, 'wts_solution' as product_type, product.*
    from product left join added on true`)
  return addResult(rows[0])
}

function addResult(row: AddRow | undefined): AddResult {
  // A product that is no longer active is treated as unknown.
  if (!row || (row.product_type === 'marketplace' && !row.is_available)) return err('unknown_product')
  const { id, quantity } = row
  if (id !== null && quantity !== null) return ok(lineFrom({ ...row, id, quantity }))
  const { record_type: recordType, coming_soon: comingSoon, is_available: isAvailable } = row
  return err(whyNotSold({ recordType, comingSoon, isAvailable }) ?? 'over_maximum')
}

type QuantityRow = {
  product_id: string
  fits: boolean
  sold: boolean
  changed: boolean
}

async function setProductQuantity(
  db: Database,
  userId: string,
  lineId: string,
  quantity: number,
  { hasTurn }: { hasTurn: boolean },
): Promise<QuantityResult | 'needs_turn'> {
  const { rows } = await db.execute<QuantityRow>(sql`
    with asked as (
      select line.id, line.product_id, product.is_active or ${quantity}::int <= line.quantity as sold,
        ${quantity}::int + coalesce(sum(other.quantity), 0) <= least(product.max_quantity, 99) as fits
      from marketplace_cart_items line
      join marketplace_products product on product.id = line.product_id
      left join marketplace_cart_items other
        on other.user_id = line.user_id and other.product_id = line.product_id and other.id <> line.id
      where line.id = ${lineId} and line.user_id = ${userId}
      group by line.id, product.id
    ),
    changed as (
      update marketplace_cart_items line set quantity = ${quantity} from asked
      where line.id = asked.id and line.user_id = ${userId} and asked.sold
        and (asked.fits or ${quantity}::int <= line.quantity)
        and (${hasTurn}::boolean or asked.product_id <> ${productWithIntroduction})
      returning line.id
    )
    select asked.product_id, asked.fits, asked.sold, changed.id is not null as changed
    from asked left join changed on true`)
  const row = rows[0]
  if (row && !row.changed && !hasTurn && row.product_id === productWithIntroduction) return 'needs_turn'
  return quantityResult(row, lineId, quantity)
}

async function setSolutionQuantity(
  db: Database,
  userId: string,
  lineId: string,
  quantity: number,
): Promise<QuantityResult> {
  const { rows } = await db.execute<QuantityRow>(sql`
    with asked as (
      select line.id, line.product_id, ${quantity}::int <= 99 as fits,
        (solution.is_available and not solution.coming_soon) or ${quantity}::int <= line.quantity as sold
      from wts_cart_items line join wts_solutions solution on solution.id = line.product_id
      where line.id = ${lineId} and line.user_id = ${userId}
    ),
    changed as (
      update wts_cart_items line set quantity = ${quantity} from asked
      where line.id = asked.id and line.user_id = ${userId} and asked.sold and asked.fits
      returning line.id
    )
    select asked.product_id, asked.fits, asked.sold, changed.id is not null as changed
    from asked left join changed on true`)
  return quantityResult(rows[0], lineId, quantity)
}

function quantityResult(row: QuantityRow | undefined, id: string, quantity: number): QuantityResult {
  if (row?.changed) return ok({ id, quantity })
  if (row && !row.fits) return err('over_maximum')
  return err(row && !row.sold ? 'unavailable' : 'unknown_line')
}

/** Two offers of one product are two rows with one maximum. A lock per account makes each write see the one before. */
function inTurn<Value>(db: Database, userId: string, work: (tx: Database) => Promise<Value>): Promise<Value> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cart ${userId}`}, 0))`)
    return work(tx)
  })
}

import { sql } from 'drizzle-orm'
import { facts } from '#cart/cart-products.queries.server.ts'
import { lineFrom, type LineRow } from '#cart/cart.queries.server.ts'
import type { AddError, CartItem, CartLine, ProductType } from '#cart/cart.ts'
import { marketplaceCartItems, wtsCartItems } from '#cart/cart.tables.server.ts'
import { hasOffer, mostOfOffer, productWithIntroduction, whyNotSold } from '#cart/product-data.ts'
import type { Database } from '#db/database.server.ts'
import { publishChange } from '#db/publish-changes.server.ts'
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

/** So many more or fewer, or exactly so many. */
export type WantedQuantity = { change: number } | { quantity: number }

export type QuantityResult = Result<
  { id: string; quantity: number },
  'unknown_line' | 'unavailable' | 'over_maximum'
>

/**
 * Changes the quantity of one of this account's lines; below 1 removes it. A line may always be reduced, even if it
 * stays over a maximum that was lowered since (product: cart 3, 5).
 */
export async function changeQuantity(
  db: Database,
  userId: string,
  line: LineKey,
  wanted: WantedQuantity,
): Promise<QuantityResult> {
  const result = await changeLine(db, userId, line, wanted, { hasTurn: false })
  if (result !== 'needs_turn') return result
  return inTurn(db, userId, async (tx) => {
    const again = await changeLine(tx, userId, line, wanted, { hasTurn: true })
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
  if (rowCount !== 1) return false
  publishChange(db, 'cart_changed', userId)
  return true
}

/** Empties both tables of this account. */
export async function clearCart(db: Database, userId: string): Promise<void> {
  await db.execute(sql`
    with products as (delete from marketplace_cart_items where user_id = ${userId})
    delete from wts_cart_items where user_id = ${userId}`)
  publishChange(db, 'cart_changed', userId)
}

/** The catalogue's row, and beside it the line as it is now, if it was written. */
type AddRow = Omit<LineRow, 'id' | 'quantity'> & { id: string | null; quantity: number | null }

async function addProduct(db: Database, userId: string, item: CartItem): Promise<AddResult> {
  const { productId, offer, quantity } = item
  const { rows } = await db.execute<AddRow>(sql`
    with product as (select fact.* from (${facts.marketplace}) fact where fact.product_id = ${productId}),
    most as (
      select least(${mostOfOffer(offer)}::int, max_quantity - (
        select coalesce(sum(quantity), 0)::int from marketplace_cart_items
        where user_id = ${userId} and product_id = ${productId} and offer <> ${offer}
      )) as quantity from product
    ),
    added as (
      insert into marketplace_cart_items as line (user_id, product_id, offer, quantity)
      select ${userId}::uuid, product_id, ${offer}, ${quantity}::int from product, most
      where is_available and not coming_soon and record_type not in ('lead_generation', 'download')
        and ${quantity}::int <= most.quantity
      on conflict (user_id, product_id, offer) do update set quantity = line.quantity + excluded.quantity
      where line.quantity + excluded.quantity <= (select quantity from most)
      returning id, quantity
    )
    select added.id, added.quantity, ${offer} as offer, 'marketplace' as product_type, product.*
    from product left join added on true`)
  return addResult(db, userId, rows[0])
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
  return addResult(db, userId, rows[0])
}

function addResult(db: Database, userId: string, row: AddRow | undefined): AddResult {
  if (!row) return err('unknown_product')
  const { id, quantity } = row
  if (id !== null && quantity !== null) {
    publishChange(db, 'cart_changed', userId)
    return ok(lineFrom({ ...row, id, quantity }))
  }
  const { record_type: recordType, coming_soon: comingSoon, is_available: isAvailable } = row
  return err(whyNotSold({ recordType, comingSoon, isAvailable }) ?? 'over_maximum')
}

type QuantityRow = {
  product_id: string
  most: number
  wanted: number
  written: number | null
}

/** Locks the line first, so that two changes at the same moment add up (product: cart 18). */
async function changeLine(
  db: Database,
  userId: string,
  line: LineKey,
  change: WantedQuantity,
  { hasTurn }: { hasTurn: boolean },
): Promise<QuantityResult | 'needs_turn'> {
  const { items, most } = lineTables[line.productType]
  const wanted =
    'change' in change ? sql`locked.quantity + ${change.change}::int` : sql`${change.quantity}::int`
  const { rows } = await db.execute<QuantityRow>(sql`
    with locked as (
      select line.id, line.product_id, line.quantity, fact.is_available and not fact.coming_soon as is_sold,
        ${most} as most
      from ${items} line join (${facts[line.productType]}) fact using (product_id)
      where line.id = ${line.id} and line.user_id = ${userId}
      for update of line
    ),
    asked as (
      select locked.*, ${wanted} as wanted,
        is_sold and (${hasTurn}::boolean or product_id <> ${productWithIntroduction}) as may_grow
      from locked
    ),
    changed as (
      update ${items} line set quantity = asked.wanted from asked
      where line.id = asked.id and asked.wanted >= 1
        and (asked.wanted <= asked.quantity or (asked.may_grow and asked.wanted <= asked.most))
      returning line.id, line.quantity
    ),
    removed as (
      delete from ${items} line using asked where line.id = asked.id and asked.wanted < 1 returning line.id
    )
    select asked.product_id, asked.most, asked.wanted,
      coalesce(changed.quantity, case when removed.id is not null then 0 end) as written
    from asked left join changed on true left join removed on true`)
  const row = rows[0]
  if (!row) return err('unknown_line')
  if (row.written !== null) {
    publishChange(db, 'cart_changed', userId)
    return ok({ id: line.id, quantity: row.written })
  }
  if (!hasTurn && row.product_id === productWithIntroduction) return 'needs_turn'
  return err(row.wanted > row.most ? 'over_maximum' : 'unavailable')
}

/** The lines of each kind of product, and how many one of them may have (product: cart 4, 8). */
const lineTables = {
  marketplace: {
    items: marketplaceCartItems,
    most: sql`least(
      case line.offer when 'introductory' then ${mostOfOffer('introductory')}::int else fact.max_quantity end,
      fact.max_quantity - (
        select coalesce(sum(other.quantity), 0)::int from ${marketplaceCartItems} other
        where other.user_id = line.user_id and other.product_id = line.product_id and other.id <> line.id
      ))`,
  },
  wts_solution: { items: wtsCartItems, most: sql`fact.max_quantity` },
} as const

/** Two offers of one product are two rows with one maximum. A lock per account makes each write see the one before. */
function inTurn<Value>(db: Database, userId: string, work: (tx: Database) => Promise<Value>): Promise<Value> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cart ${userId}`}, 0))`)
    return work(tx)
  })
}

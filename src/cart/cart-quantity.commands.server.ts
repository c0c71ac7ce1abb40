import { sql, type SQL } from 'drizzle-orm'
import { signedInAccount } from '#account/session/signed-in-session.queries.server.ts'
import { facts } from '#cart/cart-products.queries.server.ts'
import type { LineKey } from '#cart/cart.commands.server.ts'
import { underCartLock } from '#cart/cart-lock.commands.server.ts'
import { marketplaceCartItems, wtsCartItems } from '#cart/cart.tables.server.ts'
import type { ProductType, QuantityChange } from '#cart/cart.ts'
import { maxOfOffer, productWithIntroduction } from '#cart/product-data.ts'
import type { Database } from '#db/database.server.ts'
import { publishChange } from '#db/publish-changes.server.ts'
import { err, ok, type Result } from '#lib/result.ts'

export type QuantityResult = Result<
  { id: string; quantity: number },
  'login_required' | 'unknown_line' | 'unavailable' | 'over_maximum'
>

/**
 * Changes the quantity of a line. A quantity below 1 removes the line. A line can always be reduced, even if
 * it still exceeds a maximum that was lowered (product: cart 3, 5).
 */
export async function changeQuantity(
  db: Database,
  token: string,
  line: LineKey,
  quantityChange: QuantityChange,
): Promise<QuantityResult> {
  const result = await changeLine(db, token, line, quantityChange, { hasTurn: false })
  if (result !== 'needs_turn') return result
  return underCartLock(db, token, async (tx): Promise<QuantityResult> => {
    const again = await changeLine(tx, token, line, quantityChange, { hasTurn: true })
    return again === 'needs_turn' ? err('unknown_line') : again
  })
}

type QuantityRow =
  | { product_id: null }
  | { user_id: string; product_id: string; maximum: number; new_quantity: number; written: number | null }

async function changeLine(
  db: Database,
  token: string,
  { id, productType }: LineKey,
  quantityChange: QuantityChange,
  { hasTurn }: { hasTurn: boolean },
): Promise<QuantityResult | 'needs_turn'> {
  // All values below 1 remove the line, so 0 replaces negative values. PostgreSQL would reject values below
  // -2³¹.
  const clamped =
    'quantity' in quantityChange ? { quantity: Math.max(quantityChange.quantity, 0) } : quantityChange
  const { rows } = await db.execute<QuantityRow>(
    changeOf(tables[productType], { token, id, hasTurn, change: null, quantity: null, ...clamped }),
  )
  const [row] = rows
  if (!row) return err('login_required')
  if (row.product_id === null) return err('unknown_line')
  if (row.written !== null) {
    publishChange(db, 'cart_changed', row.user_id)
    return ok({ id, quantity: row.written })
  }
  if (!hasTurn && row.product_id === productWithIntroduction) return 'needs_turn'
  return err(row.new_quantity > row.maximum ? 'over_maximum' : 'unavailable')
}

/** The maximum quantity of a line (product: cart 4, 8). */
const maxOfProduct = sql`least(
  case line.offer when 'introductory' then ${sql.raw(String(maxOfOffer('introductory')))} else fact.max_quantity end,
  fact.max_quantity - (
    select coalesce(sum(other.quantity), 0)::int from ${marketplaceCartItems} other
    where other.user_id = line.user_id and other.product_id = line.product_id and other.id <> line.id
  ))`

const tables = {
  marketplace: { items: marketplaceCartItems, products: facts.marketplace, maximum: maxOfProduct },
  wts_solution: { items: wtsCartItems, products: facts.wts_solution, maximum: sql`fact.max_quantity` },
} as const

interface LineChange {
  token: string
  id: string
  hasTurn: boolean
  quantity: number | null
  change: number | null
}

/** Locks the line first, so that simultaneous changes add up (product: cart 18). */
function changeOf(
  { items, products, maximum }: (typeof tables)[ProductType],
  { token, id, hasTurn, quantity, change }: LineChange,
): SQL {
  return sql`with owner as (${signedInAccount(token)}),
    locked as (
      select line.id, line.product_id, line.quantity, fact.is_available and not fact.coming_soon as is_sold,
        ${maximum} as maximum
      from ${items} line join owner using (user_id) join (${products}) fact using (product_id)
      where line.id = ${id}
      for update of line
    ),
    requested as (
      select locked.*, coalesce(${quantity}::int, locked.quantity + ${change}::int) as new_quantity,
        is_sold and (${hasTurn}::boolean or product_id <> ${sql.raw(`'${productWithIntroduction}'`)}) as may_grow
      from locked
    ),
    changed as (
      update ${items} line set quantity = requested.new_quantity from requested
      where line.id = requested.id and requested.new_quantity >= 1
        and (requested.new_quantity <= requested.quantity or (requested.may_grow and requested.new_quantity <= requested.maximum))
      returning line.id, line.quantity
    ),
    removed as (
      delete from ${items} line using requested where line.id = requested.id and requested.new_quantity < 1 returning line.id
    )
    select owner.user_id, requested.product_id, requested.maximum, requested.new_quantity,
      coalesce(changed.quantity, case when removed.id is not null then 0 end) as written
    from owner left join requested on true left join changed on true left join removed on true`
}

import { sql, type SQL } from 'drizzle-orm'
import { signedInAccount } from '#account/session/signed-in-session.queries.server.ts'
import { facts } from '#cart/cart-products.queries.server.ts'
import type { LineKey } from '#cart/cart.commands.server.ts'
import { underCartLock } from '#cart/cart-lock.commands.server.ts'
import { marketplaceCartItems, wtsCartItems } from '#cart/cart.tables.server.ts'
import { mostOfOffer, productWithIntroduction } from '#cart/product-data.ts'
import type { Database } from '#db/database.server.ts'
import { preparedSql } from '#db/prepared.server.ts'
import { publishChange } from '#db/publish-changes.server.ts'
import { err, ok, type Result } from '#lib/result.ts'

/** A relative or an absolute change of the quantity. */
export type WantedQuantity = { change: number } | { quantity: number }

export type QuantityResult = Result<
  { id: string; quantity: number },
  'login_required' | 'unknown_line' | 'unavailable' | 'over_maximum'
>

/**
 * Changes the quantity of a line; below 1 removes it. A line may always be reduced, even if it stays over a
 * maximum that was lowered since (product: cart 3, 5).
 */
export async function changeQuantity(
  db: Database,
  token: string,
  line: LineKey,
  wanted: WantedQuantity,
): Promise<QuantityResult> {
  const result = await changeLine(db, token, line, wanted, { hasTurn: false })
  if (result !== 'needs_turn') return result
  return underCartLock(db, token, async (tx): Promise<QuantityResult> => {
    const again = await changeLine(tx, token, line, wanted, { hasTurn: true })
    return again === 'needs_turn' ? err('unknown_line') : again
  })
}

type QuantityRow =
  | { product_id: null }
  | { user_id: string; product_id: string; most: number; wanted: number; written: number | null }

async function changeLine(
  db: Database,
  token: string,
  { id, productType }: LineKey,
  wanted: WantedQuantity,
  { hasTurn }: { hasTurn: boolean },
): Promise<QuantityResult | 'needs_turn'> {
  // Values below 1 remove the line. Clamped, because PostgreSQL's integer ends at -2³¹.
  const asked = 'quantity' in wanted ? { quantity: Math.max(wanted.quantity, 0) } : wanted
  const [row] = await change[productType](db, { token, id, hasTurn, change: null, quantity: null, ...asked })
  if (!row) return err('login_required')
  if (row.product_id === null) return err('unknown_line')
  if (row.written !== null) {
    publishChange(db, 'cart_changed', row.user_id)
    return ok({ id, quantity: row.written })
  }
  if (!hasTurn && row.product_id === productWithIntroduction) return 'needs_turn'
  return err(row.wanted > row.most ? 'over_maximum' : 'unavailable')
}

/** The maximum quantity of a line (product: cart 4, 8). */
const mostOfProduct = sql`least(
  case line.offer when 'introductory' then ${sql.raw(String(mostOfOffer('introductory')))} else fact.max_quantity end,
  fact.max_quantity - (
    select coalesce(sum(other.quantity), 0)::int from ${marketplaceCartItems} other
    where other.user_id = line.user_id and other.product_id = line.product_id and other.id <> line.id
  ))`

const change = {
  marketplace: preparedSql<QuantityRow>(
    'change_product_in_cart',
    changeOf(sql`${marketplaceCartItems}`, facts.marketplace, mostOfProduct),
  ),
  wts_solution: preparedSql<QuantityRow>(
    'change_solution_in_cart',
    changeOf(sql`${wtsCartItems}`, facts.wts_solution, sql`fact.max_quantity`),
  ),
} as const

/** Locks the line first, so that two simultaneous changes add up (product: cart 18). */
function changeOf(items: SQL, products: SQL, most: SQL): SQL {
  return sql`with owner as (${signedInAccount}),
    locked as (
      select line.id, line.product_id, line.quantity, fact.is_available and not fact.coming_soon as is_sold,
        ${most} as most
      from ${items} line join owner using (user_id) join (${products}) fact using (product_id)
      where line.id = ${sql.placeholder('id')}
      for update of line
    ),
    asked as (
      select locked.*, coalesce(${sql.placeholder('quantity')}::int, locked.quantity + ${sql.placeholder('change')}::int) as wanted,
        is_sold and (${sql.placeholder('hasTurn')}::boolean or product_id <> ${sql.raw(`'${productWithIntroduction}'`)}) as may_grow
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
    select owner.user_id, asked.product_id, asked.most, asked.wanted,
      coalesce(changed.quantity, case when removed.id is not null then 0 end) as written
    from owner left join asked on true left join changed on true left join removed on true`
}

import { sql, type SQL } from 'drizzle-orm'
import { signedInAccount, signedInAccounts } from '#account/signed-in-session.queries.server.ts'
import { facts } from '#cart/cart-products.queries.server.ts'
import { lineFrom, type LineRow } from '#cart/cart.queries.server.ts'
import type { AddError, CartItem, CartLine, ProductType } from '#cart/cart.ts'
import { inTurn } from '#cart/cart-turns.commands.server.ts'
import { marketplaceCartItems, wtsCartItems } from '#cart/cart.tables.server.ts'
import { hasOffer, mostOfOffer, productWithIntroduction, whyNotSold } from '#cart/product-data.ts'
import type { Database } from '#db/database.server.ts'
import { batchedStatement, preparedSql } from '#db/prepared.server.ts'
import { publishChange } from '#db/publish-changes.server.ts'
import { ok, err, type Result } from '#lib/result.ts'

// Each write finds the session that it is asked with and its cart in one statement (`owner`): one round trip.

export type AddResult = Result<CartLine, 'login_required' | 'unknown_product' | AddError>

/** Inserts a line or increases the present one, within the product's maximum (product: cart 2, 4). */
export async function addToCart(db: Database, token: string, item: CartItem): Promise<AddResult> {
  const { productId, productType, offer } = item
  if (!hasOffer(productType, productId, offer)) return err('unknown_product')
  if (productType === 'marketplace' && productId === productWithIntroduction) {
    return inTurn(db, token, async (tx) => addResult(tx, await add.marketplace(tx, { token, item })))
  }
  return addResult(db, await add[productType](db, { token, item }))
}

/** A line of an account's cart, as the request names it. */
export interface LineKey {
  id: string
  productType: ProductType
}

export async function removeLine(
  db: Database,
  token: string,
  { id, productType }: LineKey,
): Promise<Result<null, 'login_required' | 'unknown_line'>> {
  const [row] = await remove[productType](db, { token, id })
  if (!row) return err('login_required')
  if (row.id === null) return err('unknown_line')
  publishChange(db, 'cart_changed', row.user_id)
  return ok(null)
}

/** Empties both tables of this account. */
export async function clearCart(db: Database, token: string): Promise<Result<null, 'login_required'>> {
  const [row] = await clear(db, { token })
  if (!row) return err('login_required')
  publishChange(db, 'cart_changed', row.user_id)
  return ok(null)
}

const asked = {
  id: sql.placeholder('id'),
  productId: sql.placeholder('productId'),
  quantity: sql.placeholder('quantity'),
}

/** The catalogue's row, if it has one, and beside it the line as it is now, if it was written. */
type AddRow =
  | { product_id: null; user_id: string }
  | (Omit<LineRow, 'id' | 'quantity'> & { user_id: string; id: string | null; quantity: number | null })

interface Addition {
  token: string
  item: CartItem
}

const addProducts = preparedSql<AddRow & { number: number }>(
  'add_products_to_carts',
  sql`with asked as (
      select item.*, user_id
      from json_to_recordset(${sql.placeholder('items')}::json) item
        (number int, token text, asked_id text, offer text, wanted int, most_of_offer int)
      join (${signedInAccounts}) account using (token)
    ),
    product as (
      select number, user_id, offer, wanted, fact.*, least(most_of_offer, max_quantity - (
        select coalesce(sum(line.quantity), 0)::int from marketplace_cart_items line
        where line.user_id = asked.user_id and line.product_id = asked_id and line.offer <> asked.offer
      )) as most
      from asked join (${facts.marketplace}) fact on product_id = asked_id
    ),
    added as (
      insert into marketplace_cart_items as line (user_id, product_id, offer, quantity)
      select user_id, product_id, offer, wanted from product
      where is_available and not coming_soon and record_type not in ('lead_generation', 'download') and wanted <= most
      order by user_id, product_id
      on conflict (user_id, product_id, offer) do update set quantity = line.quantity + excluded.quantity
      where line.quantity + excluded.quantity <= (
        select most from product
        where (user_id, product_id, offer) = (line.user_id, line.product_id, line.offer)
      )
      returning id, user_id, product_id, offer, quantity
    )
    select product.*, 'marketplace' as product_type, asked.number, asked.user_id, asked.offer, added.id, added.quantity
    from asked left join product using (number) left join added
      on (added.user_id, added.product_id, added.offer) = (asked.user_id, asked.asked_id, asked.offer)`,
)

const addSolution = preparedSql<AddRow>(
  'add_solution_to_cart',
  sql`with owner as (${signedInAccount}),
    product as (select fact.* from (${facts.wts_solution}) fact where fact.product_id = ${asked.productId}),
    added as (
      insert into wts_cart_items as line (user_id, product_id, quantity)
      select user_id, product_id, ${asked.quantity}::int from owner, product
      where is_available and not coming_soon and ${asked.quantity}::int <= max_quantity
      on conflict (user_id, product_id) do update set quantity = line.quantity + excluded.quantity
      where line.quantity + excluded.quantity <= (select max_quantity from product)
      returning id, quantity
    )
    select owner.user_id, added.id, added.quantity, 'standard' as offer, 'wts_solution' as product_type, product.*
    from owner left join product on true left join added on true`,
)

/** Products are added for many customers at once. Two items of one line cannot be: they are added one by one. */
const add = {
  marketplace: batchedStatement(async (db, all: readonly Addition[]) => {
    const items = all.map(({ token, item: { productId, offer, quantity } }, number) => {
      return {
        number,
        token,
        asked_id: productId,
        offer,
        wanted: quantity,
        most_of_offer: mostOfOffer(offer),
      }
    })
    const rows = await addProducts(db, { items: JSON.stringify(items) })
    return (addition) => rows.find(({ number }) => all[number] === addition)
  }),
  async wts_solution(db: Database, { token, item: { productId, quantity } }: Addition) {
    const [row] = await addSolution(db, { token, productId, quantity })
    return row
  },
} as const

function addResult(db: Database, row: AddRow | undefined): AddResult {
  if (!row) return err('login_required')
  if (row.product_id === null) return err('unknown_product')
  const { id, quantity } = row
  if (id !== null && quantity !== null) {
    publishChange(db, 'cart_changed', row.user_id)
    return ok(lineFrom({ ...row, id, quantity }))
  }
  const { record_type: recordType, coming_soon: comingSoon, is_available: isAvailable } = row
  return err(whyNotSold({ recordType, comingSoon, isAvailable }) ?? 'over_maximum')
}

type RemovedRow = { user_id: string; id: string | null }

const remove = {
  marketplace: preparedSql<RemovedRow>('remove_product_from_cart', removalOf(sql`${marketplaceCartItems}`)),
  wts_solution: preparedSql<RemovedRow>('remove_solution_from_cart', removalOf(sql`${wtsCartItems}`)),
} as const

function removalOf(items: SQL): SQL {
  return sql`with owner as (${signedInAccount}),
    removed as (
      delete from ${items} line using owner
      where line.id = ${asked.id} and line.user_id = owner.user_id returning line.id
    )
    select owner.user_id, removed.id from owner left join removed on true`
}

const clear = preparedSql<{ user_id: string }>(
  'clear_cart',
  sql`with owner as (${signedInAccount}),
    products as (delete from ${marketplaceCartItems} line using owner where line.user_id = owner.user_id),
    solutions as (delete from ${wtsCartItems} line using owner where line.user_id = owner.user_id)
    select user_id from owner`,
)

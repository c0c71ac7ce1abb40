import { and, asc, desc, eq, getTableColumns, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { SessionOwner } from '#account/customer-portal/signed-in-customer.server.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { comesAfter, momentText, type ListSlice } from '#db/comes-after.server.ts'
import type { Database } from '#db/database.server.ts'
import { priceFrom, priceOrNullFrom } from '#db/prices.server.ts'
import { isUuid } from '#lib/ids.ts'
import type { Quote } from '#quotes/quote.ts'
import { quoteLines, quotes } from '#quotes/quotes.tables.server.ts'

const maxRows = 200

/**
 * The verified email of the owner of a quote or an order. Accounts verify it with a mailed link. A log-in through
 * the customer portal also verifies it, unless an account with this address exists and has not verified it.
 */
export function provenEmailOf(table: 'quotes' | 'orders') {
  const owned = sql.identifier(table)
  return sql<string | null>`case
    when ${owned}.user_id is not null then
      (select users.email from users where users.id = ${owned}.user_id and users.email_verified)
    when not exists (select 1 from users where users.email = ${owned}.portal_email
      and users.accepted_at is not null and not users.email_verified) then ${owned}.portal_email
    end`
}

/** The customer's quotes, newest first (product: quotes 6). */
export async function quotesOf(db: Database, owner: SessionOwner): Promise<Quote[]> {
  const own = belongsTo(owner)
  return own ? readQuotes(db, own, { limit: maxRows }) : []
}

export async function quoteOf(db: Database, owner: SessionOwner, id: string): Promise<Quote | null> {
  const own = belongsTo(owner)
  if (!own || !isUuid(id)) return null
  const [quote] = await readQuotes(db, and(own, eq(quotes.id, id)), { limit: 1 })
  return quote ?? null
}

/** Reads any quote, for the store itself and for commands that have locked the quote. */
export async function quoteById(db: Database, id: string): Promise<Quote | null> {
  if (!isUuid(id)) return null
  const [quote] = await readQuotes(db, eq(quotes.id, id), { limit: 1 })
  return quote ?? null
}

export async function quoteOfIdempotencyKey(
  db: Database,
  idempotencyKey: string,
): Promise<{ id: string; fingerprint: string } | null> {
  const [found] = await db
    .select({ id: quotes.id, fingerprint: quotes.fingerprint })
    .from(quotes)
    .where(eq(quotes.idempotencyKey, idempotencyKey))
  return found ?? null
}

export async function openRequestsOf(db: Database, owner: SessionOwner): Promise<number> {
  const own = belongsTo(owner)
  return own ? db.$count(quotes, and(own, eq(quotes.state, 'requested'))) : 0
}

/**
 * The seller of all these products; `null` if they have several sellers. Solutions have no seller (product:
 * quotes 7).
 */
export async function sellerOfAll(
  db: Database,
  products: readonly { productId: string; productType: string }[],
): Promise<string | null> {
  if (products.some(({ productType }) => productType !== 'marketplace')) return null
  const ids = [...new Set(products.map(({ productId }) => productId))]
  const found = await db
    .select({ sellerId: marketplaceProducts.sellerId })
    .from(marketplaceProducts)
    .where(inArray(marketplaceProducts.id, ids))
  const [first] = found
  const isOne = found.length === ids.length && found.every(({ sellerId }) => sellerId === first?.sellerId)
  return isOne ? (first?.sellerId ?? null) : null
}

const {
  idempotencyKey: _key,
  fingerprint: _fingerprint,
  userId: _userId,
  customerPortalEmail: _customerPortalEmail,
  name,
  email,
  company,
  ...columns
} = getTableColumns(quotes)

/** A quote with the time of its request in microseconds. */
export type ListedQuote = Quote & { moment: string }

export async function readQuotes(
  db: Database,
  where: SQL | undefined,
  { limit, offset = 0, after = null, isOldestFirst = false }: ListSlice & { isOldestFirst?: boolean },
): Promise<ListedQuote[]> {
  const { requestedAt: at, id } = quotes
  const rows = await db
    .select({
      ...columns,
      customer: { name, email, company },
      provenEmail: provenEmailOf('quotes'),
      moment: momentText(at),
    })
    .from(quotes)
    .where(and(where, after === null ? undefined : comesAfter(after, { at, id, order: ['desc', 'desc'] })))
    .orderBy(
      sql`${at} ${isOldestFirst ? sql`asc nulls first` : sql`desc nulls last`}`,
      isOldestFirst ? asc(id) : desc(id),
    )
    .limit(limit)
    .offset(offset)
  const ids = rows.map((row) => row.id)
  if (ids.length === 0) return []
  const lines = await db
    .select()
    .from(quoteLines)
    .where(inArray(quoteLines.quoteId, ids))
    .orderBy(asc(quoteLines.position))
  const linesOf = Map.groupBy(lines, ({ quoteId }) => quoteId)
  return rows.map(({ discountCodeId, discountCode, ...row }) => ({
    ...row,
    code: discountCodeId === null ? null : { id: discountCodeId, name: discountCode },
    lines: (linesOf.get(row.id) ?? []).map(
      ({ listPrice, price, discount, quoteId: _quoteId, position: _position, ...line }) => ({
        ...line,
        listPrice: priceFrom(listPrice),
        price: priceOrNullFrom(price),
        discount: priceFrom(discount),
      }),
    ),
  }))
}

export function belongsTo({ userId, customerPortalEmail }: SessionOwner): SQL | null {
  const own = or(
    userId === null ? undefined : eq(quotes.userId, userId),
    customerPortalEmail === null ? undefined : eq(quotes.customerPortalEmail, customerPortalEmail),
  )
  return own ?? null
}

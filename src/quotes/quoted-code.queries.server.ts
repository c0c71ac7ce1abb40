import { eq } from 'drizzle-orm'
import { discountById } from '#cart/discounts/admin-discounts.queries.server.ts'
import { discountCustomer } from '#cart/discounts/apply-discount.server.ts'
import { appliesTo, reasonClosed, type Discount } from '#cart/discounts/discount.ts'
import { discountableLines, usesOf } from '#cart/discounts/discounts.queries.server.ts'
import type { CartItem } from '#cart/cart.ts'
import type { Database } from '#db/database.server.ts'
import type { Quote } from '#quotes/quote.ts'
import type { QuotedCode } from '#quotes/quoted-code.ts'
import { quotes } from '#quotes/quotes.tables.server.ts'

type Items = readonly Pick<CartItem, 'productId' | 'productType'>[]

/** Returns the code of a quote for the answer, with its limit per customer. `null` if the quote has none. */
export async function codeOfQuote(
  db: Database,
  quote: Pick<Quote, 'id' | 'code' | 'lines'>,
  { secret, now }: { secret: string; now: Date },
): Promise<QuotedCode | null> {
  const discount = quote.code && (await discountById(db, quote.code.id, null))
  if (!discount) return null
  const [owner] = await db
    .select({ userId: quotes.userId, email: quotes.customerPortalEmail })
    .from(quotes)
    .where(eq(quotes.id, quote.id))
  const identity = owner?.userId ?? owner?.email ?? null
  const used = identity === null ? 0 : await usesOf(db, discount.id, discountCustomer(secret, identity))
  return codeOn(db, discount, quote.lines, { now, usedByCustomer: used })
}

/** Finds out whether the code can be used now, and to which of these items it applies. */
export async function codeOn(
  db: Database,
  discount: Discount,
  items: Items,
  { now, usedByCustomer = 0 }: { now: Date; usedByCustomer?: number },
): Promise<QuotedCode> {
  const { id, code, percent, amount, minimum } = discount
  const lines = await discountableLines(
    db,
    items.map(({ productId, productType }) => ({ productId, productType, total: 0 })),
  )
  const closed = reasonClosed(discount, now, usedByCustomer)
  return {
    id,
    code,
    percent,
    amount,
    minimum,
    closed,
    applies: lines.map((line) => appliesTo(discount, line)),
  }
}

import { and, eq } from 'drizzle-orm'
import type { SessionOwner, SignedInCustomer } from '#account/customer-portal/signed-in-customer.server.ts'
import type { CartItem } from '#cart/cart.ts'
import { discountById } from '#cart/discounts/admin-discounts.queries.server.ts'
import type { ProductData } from '#cart/product-data.ts'
import type { Database } from '#db/database.server.ts'
import { underLock } from '#db/locks.server.ts'
import { priceColumn } from '#db/prices.server.ts'
import type { Cents } from '#lib/money.ts'
import { err, ok, type Result } from '#lib/result.ts'
import { mayDeclineQuote, maxOpenRequests, quoteStateAt, type Quote } from '#quotes/quote.ts'
import { codeOn } from '#quotes/quoted-code.queries.server.ts'
import { quotedReductions } from '#quotes/quoted-code.ts'
import { lockQuote } from '#quotes/quote-use.commands.server.ts'
import {
  openRequestsOf,
  quoteById,
  quoteOf,
  quoteOfIdempotencyKey,
  sellerOfAll,
} from '#quotes/quotes.queries.server.ts'
import { quoteLines, quotes } from '#quotes/quotes.tables.server.ts'
import type { RequestChanges } from '#quotes/request-changes.forms.ts'

export interface QuoteRequest {
  idempotencyKey: string
  fingerprint: string
  customer: SignedInCustomer
  message: string
  /** The requested items with current catalog data. */
  lines: readonly { item: CartItem; product: ProductData }[]
  discount: RequestedDiscount | null
  now: Date
}

/** The discount code of a request, and its reduction of each line at catalog prices. */
export interface RequestedDiscount {
  outcome: 'applied'
  id: string
  name: string
  off: readonly Cents[]
}

/** Creates a quote from a request, once per idempotency key (product: quotes 2, 3). */
export async function requestQuote(
  db: Database,
  request: QuoteRequest,
): Promise<Result<{ id: string; known: boolean }, 'idempotency_key_reused' | 'too_many_open'>> {
  const { idempotencyKey, fingerprint, customer } = request
  // A customer's requests run one at a time, so that the count below is correct.
  return underLock(db, `quotes ${customer.customerPortalEmail ?? customer.userId}`, async (tx) => {
    const known = await quoteOfIdempotencyKey(tx, idempotencyKey)
    if (known) {
      return known.fingerprint === fingerprint
        ? ok({ id: known.id, known: true })
        : err('idempotency_key_reused')
    }
    if ((await openRequestsOf(tx, customer)) >= maxOpenRequests) return err('too_many_open')
    const id = await insertQuote(tx, request)
    return id === null ? err('idempotency_key_reused') : ok({ id, known: false })
  })
}

/**
 * Ends a quote for its customer: declines the answer or, before the answer, withdraws the request. Does
 * nothing if the quote is already declined or withdrawn.
 */
export async function declineQuote(
  db: Database,
  now: Date,
  owner: SessionOwner,
  id: string,
): Promise<Result<Quote, 'unknown' | 'over'>> {
  return db.transaction(async (tx) => {
    const own = await quoteOf(tx, owner, id)
    const quote = own && (await lockQuote(tx, own.id))
    if (!quote) return err('unknown')
    if (quote.state === 'declined') return ok(quote)
    if (!mayDeclineQuote(quoteStateAt(quote, now))) return err('over')
    await tx.update(quotes).set({ state: 'declined', changedAt: now }).where(eq(quotes.id, quote.id))
    const after = await quoteById(tx, quote.id)
    return after ? ok(after) : err('unknown')
  })
}

/** Changes an unanswered request, which remains the same quote (product: quotes 23). */
export async function changeRequest(
  db: Database,
  now: Date,
  owner: SessionOwner,
  id: string,
  { quantities, message }: RequestChanges,
): Promise<Result<null, 'unknown' | 'over'>> {
  return db.transaction(async (tx) => {
    const own = await quoteOf(tx, owner, id)
    const quote = own && (await lockQuote(tx, own.id))
    if (!quote) return err('unknown')
    if (quote.state !== 'requested') return err('over')
    const off = await reductionsAtList(tx, quote, quantities, now)
    for (const [position, quantity] of quantities.entries()) {
      const isLine = and(eq(quoteLines.quoteId, quote.id), eq(quoteLines.position, position))
      const discount = priceColumn(off[position] ?? 0)
      await tx.update(quoteLines).set({ quantity, discount }).where(isLine)
    }
    await tx.update(quotes).set({ message, changedAt: now }).where(eq(quotes.id, quote.id))
    return ok(null)
  })
}

/**
 * The reduction of each line by the request's code at the changed quantities; 0 if the code no longer
 * applies.
 */
async function reductionsAtList(
  tx: Database,
  { code, lines }: Quote,
  quantities: readonly number[],
  now: Date,
): Promise<Cents[]> {
  const discount = code && (await discountById(tx, code.id, null))
  if (!discount) return []
  const priced = lines.map(({ listPrice, quantity }, position) => ({
    price: listPrice,
    quantity: quantities[position] ?? quantity,
  }))
  const off = quotedReductions(await codeOn(tx, discount, lines, { now }), priced)
  return off.ok ? off.value : []
}

/** Returns `null` if another customer's quote has this idempotency key. */
async function insertQuote(tx: Database, request: QuoteRequest): Promise<string | null> {
  const { idempotencyKey, fingerprint, customer, message, lines, discount, now } = request
  const { userId, customerPortalEmail, name, email, company } = customer
  const [inserted] = await tx
    .insert(quotes)
    .values({
      idempotencyKey,
      fingerprint,
      // Like an order, a quote has one owner: the session that requested it.
      userId: customerPortalEmail === null ? userId : null,
      customerPortalEmail,
      name,
      email,
      company,
      message,
      sellerId: await sellerOfAll(
        tx,
        lines.map(({ item }) => item),
      ),
      discountCodeId: discount?.id ?? null,
      discountCode: discount?.name ?? '',
      requestedAt: now,
      changedAt: now,
    })
    .onConflictDoNothing({ target: quotes.idempotencyKey })
    .returning({ id: quotes.id })
  if (!inserted) return null
  await tx.insert(quoteLines).values(
    lines.map(({ item, product }, position) => ({
      quoteId: inserted.id,
      position,
      ...item,
      name: product.name,
      subscriptionInterval: product.subscriptionInterval,
      listPrice: priceColumn(product.price),
      discount: priceColumn(discount?.off[position] ?? 0),
    })),
  )
  return inserted.id
}

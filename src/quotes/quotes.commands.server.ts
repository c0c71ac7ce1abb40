import { eq } from 'drizzle-orm'
import type { SessionOwner, SignedInCustomer } from '#account/customer-portal/signed-in-customer.server.ts'
import type { CartItem } from '#cart/cart.ts'
import type { ProductData } from '#cart/product-data.ts'
import type { Database } from '#db/database.server.ts'
import { underLock } from '#db/locks.server.ts'
import { priceColumn } from '#db/prices.server.ts'
import type { Cents } from '#lib/money.ts'
import { err, ok, type Result } from '#lib/result.ts'
import type { NewMail } from '#mail/mails.commands.server.ts'
import { quoteRequestMail } from '#quotes/quote-mail.ts'
import { mayDeclineQuote, maxOpenRequests, quoteStateAt, type Quote } from '#quotes/quote.ts'
import { lockQuote } from '#quotes/quote-use.commands.server.ts'
import {
  openRequestsOf,
  quoteById,
  quoteOf,
  quoteOfIdempotencyKey,
  sellerOfAll,
} from '#quotes/quotes.queries.server.ts'
import { quoteLines, quotes } from '#quotes/quotes.tables.server.ts'

export interface QuoteRequest {
  idempotencyKey: string
  fingerprint: string
  customer: SignedInCustomer
  message: string
  /** The requested items with current catalog data. */
  lines: readonly { item: CartItem; product: ProductData }[]
  discount: RequestedDiscount | null
  now: Date
  mails: QuoteMails
}

export interface QuoteMails {
  publicUrl: string
  mail(tx: Database, mail: NewMail): Promise<void>
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
    if (id === null) return err('idempotency_key_reused')
    await confirmRequest(tx, request.mails, id)
    return ok({ id, known: false })
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

/** Mails that the request has arrived, if the email is verified (product: quotes 9). */
async function confirmRequest(tx: Database, { publicUrl, mail }: QuoteMails, id: string): Promise<void> {
  const quote = await quoteById(tx, id)
  const message = quote && quoteRequestMail(quote, publicUrl)
  if (!message) return
  const key = `quote ${id} requested`
  await mail(tx, { key, subject: id, kind: 'quote_requested', urgency: 'normal', message })
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
    lines.map(({ item: { productId, productType, offer, quantity }, product }, position) => ({
      quoteId: inserted.id,
      position,
      productId,
      productType,
      offer,
      quantity,
      name: product.name,
      subscriptionInterval: product.subscriptionInterval,
      listPrice: priceColumn(product.price),
      discount: priceColumn(discount?.off[position] ?? 0),
    })),
  )
  return inserted.id
}

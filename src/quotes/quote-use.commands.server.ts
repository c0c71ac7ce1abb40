import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { err, ok, type Result } from '#lib/result.ts'
import { quoteStateAt, type Quote } from '#quotes/quote.ts'
import { quoteById } from '#quotes/quotes.queries.server.ts'
import { quotes } from '#quotes/quotes.tables.server.ts'

/**
 * Locks the quote until the transaction ends. The lock does not block writes of rows that refer to the quote.
 */
export async function lockQuote(tx: Database, id: string): Promise<Quote | null> {
  await tx.select({ id: quotes.id }).from(quotes).where(eq(quotes.id, id)).for('no key update')
  return quoteById(tx, id)
}

/**
 * Uses a quote for an order. The answer must be the one that the customer saw, and no other order may use the
 * quote (product: quotes 11).
 */
export async function takeQuote(
  tx: Database,
  { id, version, orderId, now }: { id: string; version: number; orderId: string; now: Date },
): Promise<Result<Quote, 'quote_used' | 'quote_ended' | 'quote_changed'>> {
  const quote = await lockQuote(tx, id)
  const state = quote && quoteStateAt(quote, now)
  if (state === 'used') return err('quote_used')
  if (!quote || state !== 'answered') return err('quote_ended')
  if (quote.version !== version) return err('quote_changed')
  await tx.update(quotes).set({ state: 'used', orderId, changedAt: now }).where(eq(quotes.id, id))
  return ok(quote)
}

/**
 * Releases the quote of an order that ended unpaid, so that it can be used until it expires. The quote of a
 * deleted account is withdrawn instead (product: quotes 12, 20).
 */
export async function releaseQuote(tx: Database, orderId: string, now: Date): Promise<void> {
  await tx
    .update(quotes)
    .set({
      state: sql`case when ${quotes.customerDeletedAt} is null then 'answered' else 'withdrawn' end`,
      orderId: null,
      changedAt: now,
    })
    .where(and(eq(quotes.orderId, orderId), eq(quotes.state, 'used')))
}

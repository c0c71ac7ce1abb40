import { and, eq } from 'drizzle-orm'
import { recordChange } from '#audit/audit.commands.server.ts'
import type { ByActor, Fields } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'
import { priceColumn } from '#db/prices.server.ts'
import { discountOf } from '#lib/order-totals.ts'
import { err, ok, type Result } from '#lib/result.ts'
import { mayAnswerQuote, quoteSeen, quoteStateAt, quoteTotal, type Quote } from '#quotes/quote.ts'
import { answeredReductions } from '#quotes/answers/answer-check.ts'
import { codeOfQuote } from '#quotes/quoted-code.queries.server.ts'
import type { PromisedPrices } from '#quotes/answers/promised-prices.ts'
import { quoteMail } from '#quotes/quote-mail.ts'
import { isInScope, type QuoteScope } from '#quotes/quote-scope.ts'
import type { QuoteMails } from '#quotes/quotes.commands.server.ts'
import { lockQuote } from '#quotes/quote-use.commands.server.ts'
import { quoteById, sellerOfAll } from '#quotes/quotes.queries.server.ts'
import { quoteLines, quotes } from '#quotes/quotes.tables.server.ts'

export interface QuoteContext extends ByActor, QuoteMails {
  /** The shop's secret, to find earlier uses of a discount code by the customer. */
  secret: string
}

/** The quote as the page showed it, and the scope of the actor. */
export interface SeenQuote {
  id: string
  scope: QuoteScope
  /** The state and version that the page showed. */
  seen: string
}

type Changed = Result<Quote, 'unknown' | 'changed'>

/** Promises prices. Mails the customer if the email is verified (product: quotes 8, 9, 18). */
export async function answerQuote(
  db: Database,
  context: QuoteContext,
  seen: SeenQuote,
  answer: PromisedPrices,
): Promise<Changed> {
  return change(db, context, seen, 'quotes.answer', async (tx, quote) => {
    const { now, secret } = context
    const code = await codeOfQuote(tx, quote, { secret, now })
    const off = answeredReductions(code, quote.lines, answer)
    // The form has checked the code. If it no longer applies, it has changed since then.
    if (!off.ok) return false
    for (const [position, price] of answer.prices.entries()) {
      const isLine = and(eq(quoteLines.quoteId, quote.id), eq(quoteLines.position, position))
      await tx
        .update(quoteLines)
        .set({ price: priceColumn(price) })
        .where(isLine)
      // Writes the discount after the price, because a write of the price resets the discount
      // (db/functions/drop_discount_of_line.sql).
      const discount = priceColumn(off.value[position] ?? 0)
      await tx.update(quoteLines).set({ discount }).where(isLine)
    }
    await tx
      .update(quotes)
      .set({
        state: 'answered',
        version: quote.version + 1,
        note: answer.note,
        ...(code && { discountCode: code.code }),
        answeredAt: now,
        expiresAt: answer.expiresAt,
        changedAt: now,
      })
      .where(eq(quotes.id, quote.id))
    return true
  })
}

/** Withdraws a quote that no order uses (product: quotes 19). */
export async function withdrawQuote(db: Database, context: QuoteContext, seen: SeenQuote): Promise<Changed> {
  return change(db, context, seen, 'quotes.withdraw', async (tx, quote) => {
    await tx.update(quotes).set({ state: 'withdrawn', changedAt: context.now }).where(eq(quotes.id, quote.id))
    return true
  })
}

async function change(
  db: Database,
  context: QuoteContext,
  { id, scope, seen }: SeenQuote,
  action: 'quotes.answer' | 'quotes.withdraw',
  write: (tx: Database, quote: Quote) => Promise<boolean>,
): Promise<Changed> {
  return db.transaction(async (tx) => {
    const quote = await lockQuote(tx, id)
    if (!quote || !(await mayActOn(tx, quote, scope))) return err('unknown')
    if (quoteSeen(quote) !== seen || !mayAnswerQuote(quoteStateAt(quote, context.now))) return err('changed')
    if (!(await write(tx, quote))) return err('changed')
    const after = await quoteById(tx, id)
    if (!after) return err('unknown')
    const { actor, now } = context
    await recordChange(tx, { actor, now }, action, ['quote', id], {
      before: audited(quote),
      after: audited(after),
    })
    if (action === 'quotes.answer' && after.provenEmail !== null) await sendAnswer(tx, context, after)
    return ok(after)
  })
}

/**
 * Whether the actor may change the quote. If a product has moved to another seller since the request, only
 * staff may (product: quotes 7).
 */
async function mayActOn(tx: Database, quote: Quote, scope: QuoteScope): Promise<boolean> {
  if (!isInScope(quote, scope)) return false
  return scope === 'all' || (await sellerOfAll(tx, quote.lines)) === quote.sellerId
}

async function sendAnswer(tx: Database, context: QuoteContext, quote: Quote): Promise<void> {
  const message = quoteMail(quote, context.publicUrl)
  if (!message) return
  await context.mail(tx, {
    key: `quote ${quote.id} answered ${quote.version}`,
    subject: quote.id,
    kind: 'quote_answered',
    urgency: 'normal',
    message,
  })
}

function audited({ state, version, note, expiresAt, lines }: Quote): Fields {
  const total = quoteTotal(lines)
  return {
    state,
    version,
    note,
    expires_at: expiresAt?.toISOString() ?? null,
    prices: lines.map(({ price }) => (price === null ? null : priceColumn(price))),
    discount: priceColumn(discountOf({ lines })),
    total: total === null ? null : priceColumn(total),
  }
}

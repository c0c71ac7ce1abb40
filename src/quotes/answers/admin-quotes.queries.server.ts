import {
  and,
  between,
  count,
  eq,
  exists,
  gt,
  gte,
  ilike,
  inArray,
  lt,
  lte,
  min,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { ListSlice } from '#db/comes-after.server.ts'
import type { Database } from '#db/database.server.ts'
import { countRows } from '#db/count-rows.server.ts'
import { isUuid } from '#lib/ids.ts'
import { containing, idsBeginningWith } from '#lib/search-terms.ts'
import type { Quote, QuoteState } from '#quotes/quote.ts'
import type { QuoteFilter } from '#quotes/answers/quote-filter.ts'
import type { QuoteScope } from '#quotes/quote-scope.ts'
import { readQuotes, type ListedQuote } from '#quotes/quotes.queries.server.ts'
import { quoteLines, quotes } from '#quotes/quotes.tables.server.ts'

/** The quotes that the viewer can answer, newest first (product: quotes 7, 17). */
export async function findQuotes(
  db: Database,
  scope: QuoteScope,
  filter: QuoteFilter,
  { now, ...slice }: ListSlice & { now: Date; isOldestFirst?: boolean },
): Promise<ListedQuote[]> {
  const found = await readQuotes(db, quotesWithin(db, scope, filter, now), slice)
  return found.map((quote) => shownTo(scope, quote))
}

/** Returns `null` for a search, because counting would read the whole table. */
export async function countQuotes(
  db: Database,
  scope: QuoteScope,
  filter: QuoteFilter,
  now: Date,
): Promise<number | null> {
  if (filter.term !== '') return null
  return countRows(db, quotes, quotesWithin(db, scope, filter, now))
}

function quotesWithin(
  db: Database,
  scope: QuoteScope,
  { state, from, before, term }: QuoteFilter,
  now: Date,
): SQL | undefined {
  return and(
    isOfScope(scope),
    state ? isInState(state, now) : undefined,
    from ? gte(quotes.requestedAt, from) : undefined,
    before ? lt(quotes.requestedAt, before) : undefined,
    term === '' ? undefined : fitsTerm(db, scope, term),
  )
}

export async function quoteInScope(db: Database, scope: QuoteScope, id: string): Promise<Quote | null> {
  if (!isUuid(id)) return null
  const where = and(isOfScope(scope), eq(quotes.id, id))
  const [quote] = await readQuotes(db, where, { limit: 1 })
  return quote ? shownTo(scope, quote) : null
}

export async function requestedQuotes(
  db: Database,
  scope: QuoteScope,
): Promise<{ count: number; oldest: Date | null }> {
  const [found] = await db
    .select({ count: count(), oldest: min(quotes.requestedAt) })
    .from(quotes)
    .where(and(isOfScope(scope), eq(quotes.state, 'requested')))
  return found ?? { count: 0, oldest: null }
}

/** The oldest unanswered quote, except the given one. */
export async function nextRequestedQuote(
  db: Database,
  scope: QuoteScope,
  except: string,
): Promise<string | null> {
  const [next] = await db
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(isOfScope(scope), eq(quotes.state, 'requested'), ne(quotes.id, except)))
    .orderBy(sql`${quotes.requestedAt} asc nulls first`)
    .limit(1)
  return next?.id ?? null
}

/**
 * The quote as the viewer may see it. Sellers see no customer data and no order number here. Their orders
 * show the buyer after the payment (product: quotes 7).
 */
function shownTo<Shown extends Quote>(scope: QuoteScope, quote: Shown): Shown {
  if (scope === 'all') return quote
  return { ...quote, customer: { name: '', email: '', company: '' }, provenEmail: null, orderId: null }
}

function isOfScope(scope: QuoteScope): SQL | undefined {
  if (scope === 'all') return undefined
  return scope.length > 0 ? and(inArray(quotes.sellerId, [...scope]), isStillSold) : sql`false`
}

/** False if a product has moved to another seller since the request. Staff then answer the quote. */
const isStillSold = sql`not exists (select from quote_lines line
  left join marketplace_products product on product.id = line.product_id
  where line.quote_id = quotes.id and product.seller_id is distinct from quotes.seller_id)`

function isInState(state: QuoteState, now: Date): SQL | undefined {
  switch (state) {
    case 'expired':
      return and(eq(quotes.state, 'answered'), lte(quotes.expiresAt, now))
    case 'answered':
      return and(eq(quotes.state, 'answered'), gt(quotes.expiresAt, now))
    default:
      return eq(quotes.state, state)
  }
}

function fitsTerm(db: Database, scope: QuoteScope, term: string): SQL | undefined {
  const part = containing(term)
  const ids = idsBeginningWith(term.replace(/^Q-/i, ''))
  const lines = db
    .select({ one: sql`1` })
    .from(quoteLines)
    .where(and(eq(quoteLines.quoteId, quotes.id), ilike(quoteLines.name, part)))
  const byCustomer = [ilike(quotes.name, part), ilike(quotes.email, part), ilike(quotes.company, part)]
  return or(
    ids ? between(quotes.id, ids.first, ids.last) : undefined,
    exists(lines),
    ...(scope === 'all' ? byCustomer : []),
  )
}

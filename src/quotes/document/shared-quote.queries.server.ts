import type { Database } from '#db/database.server.ts'
import type { QuoteView } from '#quotes/document/quote-view.ts'
import { quoteOfShareToken } from '#quotes/document/share-token.server.ts'
import { quoteToJson } from '#quotes/quote-json.ts'
import { mayShareQuote, type QuoteCustomer } from '#quotes/quote.ts'
import { quoteById } from '#quotes/quotes.queries.server.ts'

/**
 * The quote of a share link, without the message, the email and the order. `null` once the quote has ended
 * (product: quotes 21).
 */
export async function sharedQuote(
  db: Database,
  token: string,
  { secret, now }: { secret: string; now: Date },
): Promise<{ quote: QuoteView; customer: QuoteCustomer } | null> {
  const id = quoteOfShareToken(secret, token)
  const quote = id === null ? null : await quoteById(db, id)
  if (!quote || !mayShareQuote(quote, now)) return null
  const { name, company } = quote.customer
  return {
    quote: { ...quoteToJson(quote, now), message: '', order_id: null },
    customer: { name, company, email: '' },
  }
}

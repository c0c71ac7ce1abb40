import { Hono, type Context } from 'hono'
import { signedInCustomer } from '#account/customer-portal/signed-in-customer.server.ts'
import type { Auth } from '#account/session/auth.server.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'
import { companyLines } from '#pdf/company-lines.ts'
import { pdfResponse } from '#pdf/make-pdf.server.ts'
import { hasQuotePdf, quoteAsPdf } from '#quotes/document/quote-pdf.ts'
import type { QuoteView } from '#quotes/document/quote-view.ts'
import { sharedQuotePath } from '#quotes/document/share-token.server.ts'
import { sharedQuote } from '#quotes/document/shared-quote.queries.server.ts'
import { quoteToJson } from '#quotes/quote-json.ts'
import { quotePath, type QuoteCustomer } from '#quotes/quote.ts'
import { quoteOf } from '#quotes/quotes.queries.server.ts'

interface QuotePdfNeeds extends ServerContext {
  auth: Auth
}

/** Serves quotes as PDF to everybody who can open their page (product: quotes 6, 21). */
export function quotePdfEndpoint(context: QuotePdfNeeds): Hono {
  const { db, clock, environment } = context
  const app = new Hono()

  app.get('/marketplace/quotes/:id/quote.pdf', async (c) => {
    const customer = await signedInCustomer(context, c.req.raw.headers)
    const quote = customer && (await quoteOf(db, customer, c.req.param('id')))
    return answer(c, quote && { quote: quoteToJson(quote, clock()), customer: quote.customer }, quotePath)
  })

  app.get('/quotes/shared/:token/quote.pdf', async (c) => {
    const token = c.req.param('token')
    const found = await sharedQuote(db, token, { secret: environment.AUTH_SECRET, now: clock() })
    return answer(c, found, () => sharedQuotePath(token))
  })

  /** A quote without a PDF leads to its page, which can be printed. */
  function answer(
    c: Context,
    found: { quote: QuoteView; customer: QuoteCustomer } | null,
    pageOf: (id: string) => string,
  ): Response | Promise<Response> {
    c.header('cache-control', 'private, no-store')
    if (!found) return c.text('We couldn’t find this quote.', 404)
    if (!hasQuotePdf(found.quote, found.customer)) return c.redirect(pageOf(found.quote.id))
    return pdfResponse(quoteAsPdf({ ...found, seller: companyLines(environment) }))
  }
  return app
}

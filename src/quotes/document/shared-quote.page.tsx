import { data } from 'react-router'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { mayShareQuote } from '#quotes/quote.ts'
import { QuoteDocument } from '#quotes/document/quote-document.tsx'
import { quoteToJson } from '#quotes/quote-json.ts'
import { quoteById } from '#quotes/quotes.queries.server.ts'
import { quoteOfShareToken } from '#quotes/document/share-token.server.ts'
import { PrintButton } from '#quotes/document/print-button.tsx'
import { shopMeta } from '#site/page-meta.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import { EmptyScreen } from '#ui/layout/empty-state.tsx'
import type { Route } from './+types/shared-quote.page.ts'

export const handle = { isPersonal: true } satisfies PageHandle

export const meta = shopMeta({
  title: 'A quote to review',
  description: 'A quote: items, prices, and how long they’re good for.',
  path: '/quotes/shared',
  noIndex: true,
})

/**
 * Shows a quote to anyone with its link until the quote ends, without the message, the email and the actions
 * (product: quotes 21).
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, clock, environment } = pageContext(context)
  const id = quoteOfShareToken(environment.AUTH_SECRET, params.token)
  const quote = id === null ? null : await quoteById(db, id)
  const now = clock()
  if (!quote || !mayShareQuote(quote, now)) return data({ quote: null, customer: null }, { status: 404 })
  const { name, company } = quote.customer
  return data({
    quote: { ...quoteToJson(quote, now), message: '', order_id: null },
    customer: { name, company, email: '' },
  })
}

export default function SharedQuotePage({ loaderData: { quote, customer } }: Route.ComponentProps) {
  if (!quote) {
    return (
      <EmptyScreen
        title="This link has ended"
        action={
          <ButtonLink to="/marketplace" variant="secondary">
            Browse the marketplace
          </ButtonLink>
        }
      >
        The quote has expired or was withdrawn. Ask the person who sent it for a new link.
      </EmptyScreen>
    )
  }
  return (
    <div className="page pt-10 pb-20">
      <QuoteDocument quote={quote} customer={customer} isShared />
      <div className="mt-10 flex" data-screen-only="">
        <PrintButton />
      </div>
    </div>
  )
}

import { data, Link } from 'react-router'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { companyLines } from '#pdf/company-lines.ts'
import { DownloadOrPrint } from '#pdf/download-or-print.tsx'
import { QuoteDocument } from '#quotes/document/quote-document.tsx'
import { hasQuotePdf } from '#quotes/document/quote-pdf.ts'
import type { QuoteView } from '#quotes/document/quote-view.ts'
import { sharedQuotePdfPath } from '#quotes/document/share-token.server.ts'
import { sharedQuote } from '#quotes/document/shared-quote.queries.server.ts'
import { quotePath, type QuoteCustomer } from '#quotes/quote.ts'
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
  const { token } = params
  const found = await sharedQuote(db, token, { secret: environment.AUTH_SECRET, now: clock() })
  if (!found) return data({ quote: null }, { status: 404 })
  const pdfPath = hasQuotePdf(found.quote, found.customer) ? sharedQuotePdfPath(token) : null
  return data({ ...found, seller: companyLines(environment), pdfPath })
}

export default function SharedQuotePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.quote) {
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
  const { quote, customer, seller, pdfPath } = loaderData
  return (
    <div className="page pt-10 pb-20">
      <QuoteDocument {...{ quote, customer, seller }} isShared>
        {quote.state === 'answered' && <Approve quote={quote} customer={customer} />}
        <DownloadOrPrint pdfPath={pdfPath} variant="secondary" />
      </QuoteDocument>
    </div>
  )
}

interface ApproveProps {
  quote: QuoteView
  customer: QuoteCustomer
}

/** Says what the approver does next. The mail has no address, because the link must not reveal it. */
function Approve({ quote: { id, number }, customer: { name, company } }: ApproveProps) {
  const person = [name, company].filter(Boolean).join(', ') || 'the person who sent you this link'
  return (
    <p className="max-w-text basis-full">
      To approve, tell {person}, who can order with this quote:{' '}
      <a href={`mailto:?subject=${encodeURIComponent(`Approved: quote ${number}`)}`} className="link">
        write an email
      </a>
      . Is it your own quote?{' '}
      <Link to={quotePath(id)} className="link">
        Open it to order
      </Link>
      .
    </p>
  )
}

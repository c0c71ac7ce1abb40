import { data, Link } from 'react-router'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { companyLines } from '#pdf/company-lines.ts'
import { DownloadOrPrint } from '#pdf/download-or-print.tsx'
import { QuoteDocument } from '#quotes/document/quote-document.tsx'
import { hasQuotePdf } from '#quotes/document/quote-pdf.ts'
import { quoteAmounts, type QuoteView } from '#quotes/document/quote-view.ts'
import { sharedQuotePath, sharedQuotePdfPath } from '#quotes/document/share-token.server.ts'
import { sharedQuote } from '#quotes/document/shared-quote.queries.server.ts'
import { quotePath, type QuoteCustomer } from '#quotes/quote.ts'
import { shopMeta } from '#site/page-meta.ts'
import { ButtonAnchor, ButtonLink } from '#ui/forms/button.tsx'
import { MailIcon } from '#ui/icons/icons-contact.tsx'
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
  const link = environment.PUBLIC_URL.replace(/\/$/, '') + sharedQuotePath(token)
  return data({ ...found, seller: companyLines(environment), pdfPath, link })
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
  const { quote, customer, seller, pdfPath, link } = loaderData
  return (
    <div className="page pt-10 pb-20">
      <QuoteDocument {...{ quote, customer, seller }} isShared>
        {quote.state === 'answered' ? (
          <Approve {...{ quote, customer, link, pdfPath }} />
        ) : (
          <div className="flex flex-wrap gap-3 max-sm:order-last">
            <DownloadOrPrint pdfPath={pdfPath} variant="secondary" />
          </div>
        )}
      </QuoteDocument>
    </div>
  )
}

interface ApproveProps {
  quote: QuoteView
  customer: QuoteCustomer
  link: string
  pdfPath: string | null
}

/** Says what the approver does next. The mail has no address, because the link must not reveal it. */
function Approve({ quote, customer: { name, company }, link, pdfPath }: ApproveProps) {
  const person = [name, company].filter(Boolean).join(', ') || 'the person who sent you this link'
  return (
    <>
      <ButtonAnchor href={approvalMail(quote, link)}>
        <MailIcon />
        Approve by email
      </ButtonAnchor>
      <div className="flex flex-wrap gap-3 max-sm:order-last">
        <DownloadOrPrint pdfPath={pdfPath} variant="secondary" />
      </div>
      <div className="grid basis-full gap-1 text-sm text-ink-soft">
        <p>Send your approval to {person}, who can order with this quote.</p>
        <p>
          Is it your own quote?{' '}
          <Link to={quotePath(quote.id)} className="link">
            Open it to order
          </Link>
          .
        </p>
      </div>
    </>
  )
}

function approvalMail(quote: QuoteView, link: string): string {
  const subject = `Approved: quote ${quote.number}`
  const body = `I approve quote ${quote.number}.\n\nTotal: ${quoteAmounts(quote)}\n${link}\n`
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

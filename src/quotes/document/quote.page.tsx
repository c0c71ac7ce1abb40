import { data, Link, redirect, useActionData, useSearchParams } from 'react-router'
import { authOf } from '#account/session/auth-context.server.ts'
import { signInPath } from '#account/session/return-path.ts'
import { signedInCustomer } from '#account/customer-portal/signed-in-customer.server.ts'
import { EmailProofNotice } from '#account/sign-in/email-proof-notice.tsx'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { pageMeta } from '#site/page-meta.ts'
import { companyLines } from '#pdf/company-lines.ts'
import { QuoteActions } from '#quotes/document/quote-actions.tsx'
import { QuoteDocument } from '#quotes/document/quote-document.tsx'
import { hasQuotePdf } from '#quotes/document/quote-pdf.ts'
import type { QuoteView } from '#quotes/document/quote-view.ts'
import { quoteToJson } from '#quotes/quote-json.ts'
import { mayShareQuote, quoteAnswerTime, quoteNumber, quotePath, quotePdfPath } from '#quotes/quote.ts'
import { declineQuote } from '#quotes/quotes.commands.server.ts'
import { quoteOf } from '#quotes/quotes.queries.server.ts'
import { sharedQuotePath, shareToken } from '#quotes/document/share-token.server.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { takeFocus } from '#ui/forms/element-refs.ts'
import { EmptyScreen } from '#ui/layout/empty-state.tsx'
import { ArrowLeftIcon } from '#ui/icons/icons-interface.tsx'
import type { Route } from './+types/quote.page.ts'

export const handle = { isPersonal: true, privateParameters: ['done'] } satisfies PageHandle

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: loaderData?.quote ? `Quote ${quoteNumber(params.quoteId)}` : 'We couldn’t find this quote',
    description: 'A quote: items, prices, and how long they’re good for.',
    path: quotePath(params.quoteId),
    noIndex: true,
  })
}

/** Shows a quote. Missing and foreign quotes get the same answer (product: quotes 6). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { db, clock, environment } = pageContext(context)
  const customer = await signedInCustomer({ db, clock, auth: authOf(context) }, request.headers)
  const quote = customer && (await quoteOf(db, customer, params.quoteId))
  const path = quotePath(params.quoteId)
  if (!quote) return data({ quote: null, path }, { status: 404 })
  const now = clock()
  const sharePath = mayShareQuote(quote, now)
    ? sharedQuotePath(shareToken(environment.AUTH_SECRET, quote.id))
    : null
  const shown = { quote: quoteToJson(quote, now), customer: quote.customer }
  const pdfPath = hasQuotePdf(shown.quote, quote.customer) ? quotePdfPath(quote.id) : null
  const isMailed = quote.provenEmail !== null
  return data({ ...shown, seller: companyLines(environment), path, sharePath, pdfPath, isMailed })
}

/** Withdraws the request, or declines the answer (product: quotes 4). */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, clock } = pageContext(context)
  const customer = await signedInCustomer({ db, clock, auth: authOf(context) }, request.headers)
  const quote = customer && (await quoteOf(db, customer, params.quoteId))
  if (!quote) return data({ outcome: 'unknown' } as const, { status: 404 })
  const done = await declineQuote(db, clock(), customer, quote.id)
  if (done.ok) return redirect(`${quotePath(quote.id)}?done=ended`)
  return data({ outcome: done.reason } as const, { status: done.reason === 'over' ? 409 : 404 })
}

export default function QuotePage({ loaderData }: Route.ComponentProps) {
  const answer = useActionData<typeof action>()
  const [parameters] = useSearchParams()
  if (!loaderData.quote) return <NoQuote path={loaderData.path} />
  const { quote, customer, seller, sharePath, pdfPath, isMailed } = loaderData
  const isRequested = quote.state === 'requested'
  return (
    <div className="page pt-4 pb-20 sm:pt-8">
      <Link to="/marketplace/my-purchases" className="back-link mb-3">
        <ArrowLeftIcon className="size-4" />
        My Purchases
      </Link>
      <Outcome
        key={JSON.stringify(quote)}
        isOver={answer?.outcome === 'over'}
        done={answer ? null : parameters.get('done')}
        quote={quote}
      />
      <QuoteDocument
        {...{ quote, customer, seller }}
        notice={
          isRequested &&
          isMailed && (
            <Banner tone="success" title="We have your request">
              We usually answer within {quoteAnswerTime}. We’ll email {customer.email} when your prices are
              ready.
            </Banner>
          )
        }
      >
        <QuoteActions key={JSON.stringify(quote)} {...{ quote, sharePath, pdfPath }} />
      </QuoteDocument>
      {isRequested && !isMailed && (
        <div className="mt-6" data-screen-only="">
          <EmailProofNotice>
            We’ll email you your prices once you confirm {customer.email}. Open the link we sent there.
          </EmailProofNotice>
        </div>
      )}
    </div>
  )
}

interface OutcomeProps {
  isOver: boolean
  done: string | null
  quote: QuoteView
}

/** The result of the last submission. It takes the focus, because the pressed button is gone. */
function Outcome({ isOver, done, quote: { state, version } }: OutcomeProps) {
  if (!isOver && !(done === 'ended' && state === 'declined')) return null
  return (
    <div ref={takeFocus} tabIndex={-1} className="mb-6 outline-none">
      {isOver ? (
        <Banner tone="error">The quote has changed, so nothing was done. Here’s how it looks now.</Banner>
      ) : (
        <Banner tone="success">{version === 0 ? 'Request canceled.' : 'Quote declined.'}</Banner>
      )}
    </div>
  )
}

function NoQuote({ path }: { path: string }) {
  return (
    <EmptyScreen
      title="We couldn’t find this quote"
      action={
        <>
          <ButtonLink to={signInPath(path)}>Log in</ButtonLink>
          <ButtonLink to="/marketplace/my-purchases" variant="secondary">
            My Purchases
          </ButtonLink>
        </>
      }
    >
      If it’s yours, log in with the account you requested it with.
    </EmptyScreen>
  )
}

import { Link } from 'react-router'
import { Moment } from '#dashboard/components/moment.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import {
  quoteDoneSentence,
  quoteNotDone,
  type QuoteActionAnswer,
  type QuoteIntent,
} from '#dashboard/quotes/quote-action-answer.ts'
import { QuoteStateDot } from '#dashboard/quotes/quote-state-dot.tsx'
import { quoteCustomerName, quoteNumber, type Quote, type QuoteState } from '#quotes/quote.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { BackLink } from '#ui/layout/back-link.tsx'

interface QuoteHeadingProps {
  quote: Quote
  state: QuoteState
  done: QuoteIntent | null
  /** The id of the unanswered quote, other than this one, that has waited longest. */
  next: string | null
  answer: QuoteActionAnswer | undefined
}

export function QuoteHeading({ quote, state, done, next, answer }: QuoteHeadingProps) {
  const customer = quoteCustomerName(quote)
  return (
    <>
      <BackLink to="/dashboard/quotes">Quotes</BackLink>
      <PageHeading
        title={`Quote ${quoteNumber(quote.id)}`}
        status={<QuoteStateDot state={state} version={quote.version} />}
        subject={{ kind: 'quote', id: quote.id }}
        lead={
          <>
            {customer !== '' && `${customer}, `}
            <Moment at={quote.requestedAt} /> UTC
          </>
        }
      />
      <div className="banners">
        {answer && answer.outcome !== 'preview' && (
          <Banner tone="error">{quoteNotDone[answer.outcome]}</Banner>
        )}
        {!answer && done && (
          <Banner tone="success">{quoteDoneSentence(done, quote.provenEmail !== null)}</Banner>
        )}
        {next !== null && (done !== null || state !== 'requested') && (
          <p>
            <Link to={`/dashboard/quotes/${next}`} className="link">
              Next quote to answer
            </Link>
          </p>
        )}
      </div>
    </>
  )
}

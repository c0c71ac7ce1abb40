import { Link } from 'react-router'
import { formatPrice, toCents } from '#lib/money.ts'
import { QuoteDay } from '#quotes/document/quote-day.tsx'
import { QuoteBadge } from '#quotes/document/quote-badge.tsx'
import { quotePath, quoteStep, type QuoteState } from '#quotes/quote.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import { Dotted } from '#ui/layout/dotted.tsx'

interface ListedQuote {
  id: string
  number: string
  state: QuoteState
  version: number
  requested_at: string
  total: number | null
  order_id: string | null
}

/**
 * Links to the pages of quotes, which work without JavaScript. Renders nothing if there are none (product:
 * quotes 6).
 */
export function QuoteList({ quotes }: { quotes: readonly ListedQuote[] }) {
  if (quotes.length === 0) return null
  return (
    <section aria-labelledby="my-quotes-title" className="grid gap-4">
      <h2 id="my-quotes-title" className="text-xl">
        Your quotes
      </h2>
      <ul className="divided border-y border-line">
        {quotes.map((quote) => (
          <QuoteRow key={quote.id} quote={quote} />
        ))}
      </ul>
    </section>
  )
}

function QuoteRow({ quote }: { quote: ListedQuote }) {
  const step = quoteStep(quote)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="grid gap-1">
        <Link to={quotePath(quote.id)} className="link -my-2 w-fit py-2 font-semibold">
          Quote {quote.number}
        </Link>
        <Dotted>
          <QuoteDay at={quote.requested_at} />
          {quote.total !== null && formatPrice(toCents(quote.total))}
        </Dotted>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 max-sm:w-full">
        <QuoteBadge quote={quote} />
        <ButtonLink
          to={step.path}
          aria-label={`${step.label}: ${quote.number}`}
          variant={quote.state === 'answered' ? 'ink' : 'secondary'}
          data-screen-only=""
        >
          {step.label}
        </ButtonLink>
      </div>
    </li>
  )
}

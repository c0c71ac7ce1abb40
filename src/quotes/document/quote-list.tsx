import { Link } from 'react-router'
import { namesOfItems } from '#lib/names-of-items.ts'
import { QuoteDay } from '#quotes/document/quote-day.tsx'
import { QuoteBadge } from '#quotes/document/quote-badge.tsx'
import { quoteAmounts } from '#quotes/document/quote-view.ts'
import type { QuoteAnswer } from '#quotes/quote-answers.ts'
import { lastQuoteDay, quotePath, quoteStep } from '#quotes/quote.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import { Dotted } from '#ui/layout/dotted.tsx'

/**
 * Links to the pages of quotes, which work without JavaScript. Renders nothing if there are none (product:
 * quotes 6).
 */
export function QuoteList({ quotes }: { quotes: readonly QuoteAnswer[] }) {
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

function QuoteRow({ quote }: { quote: QuoteAnswer }) {
  const step = quoteStep(quote)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="grid min-w-0 gap-1">
        <h3 className="font-text text-base font-semibold tracking-normal">{namesOfItems(quote.lines)}</h3>
        <Dotted>
          <Link to={quotePath(quote.id)} className="link -my-3 inline-block py-3">
            Quote {quote.number}
          </Link>
          <QuoteDay at={quote.requested_at} />
          {quote.total !== null && quoteAmounts(quote)}
          {quote.state === 'answered' &&
            quote.expires_at !== null &&
            `Good through ${lastQuoteDay(quote.expires_at)}`}
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

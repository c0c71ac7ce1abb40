import { Link } from 'react-router'
import { formatPrice, toCents } from '#lib/money.ts'
import { quoteDay, quotePath, quoteStateLabel, type QuoteState } from '#quotes/quote.ts'

interface ListedQuote {
  id: string
  number: string
  state: QuoteState
  version: number
  requested_at: string
  total: number | null
}

/** Links to the quotes' pages, also without JavaScript; renders nothing without quotes (product: quotes 6). */
export function QuoteList({ quotes }: { quotes: readonly ListedQuote[] }) {
  if (quotes.length === 0) return null
  return (
    <section aria-labelledby="my-quotes-title" className="grid gap-4">
      <h2 id="my-quotes-title" className="text-xl">
        Your quotes
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {quotes.map((quote) => (
          <li key={quote.id} className="py-3">
            <div className="flex items-baseline justify-between gap-4">
              <Link to={quotePath(quote.id)} className="link inline-flex min-h-11 items-center">
                Quote {quote.number}
              </Link>
              <span className="text-sm">{quoteStateLabel(quote)}</span>
            </div>
            <p className="flex justify-between gap-4 text-sm text-ink-soft">
              <span>{quoteDay(quote.requested_at)}</span>
              {quote.total !== null && (
                <span className="tabular-nums">{formatPrice(toCents(quote.total))}</span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

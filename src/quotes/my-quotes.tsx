import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { formatPrice, toCents } from '#lib/money.ts'
import { quoteDay, quotePath, quoteStateLabel } from '#quotes/quote.ts'
import type { QuoteAnswer } from '#quotes/quote-answers.ts'
import { fetchQuotes } from '#quotes/quotes-api.client.ts'
import { Banner } from '#ui/banner.tsx'

/** The customer's quotes, newest first; nothing without any (product: quotes 6). */
export function MyQuotes({ owner }: { owner: string }) {
  const [found, setFound] = useState<{ owner: string; quotes: QuoteAnswer[] | null } | null>(null)
  useEffect(() => {
    void fetchQuotes().then((quotes) => setFound({ owner, quotes }))
  }, [owner])
  // Another customer's quotes are not shown while the server is asked.
  const quotes = found?.owner === owner ? found.quotes : []
  if (quotes === null)
    return <Banner title="Your quotes could not be loaded">They are safe. Load the page again.</Banner>
  if (quotes.length === 0) return null
  return (
    <section aria-labelledby="my-quotes" className="grid gap-4">
      <h2 id="my-quotes" className="text-xl">
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

import { useEffect, useEffectEvent, useState } from 'react'
import type { QuoteAnswer } from '#quotes/quote-answers.ts'
import { QuoteList } from '#quotes/document/quote-list.tsx'
import { fetchQuotes } from '#quotes/quotes-api.client.ts'
import { Banner } from '#ui/forms/banner.tsx'

interface MyQuotesProps {
  owner: string
  /**
   * Called as soon as it is known whether the customer has quotes. `hasQuotes` is also true if loading them
   * failed.
   */
  onKnown: (hasQuotes: boolean) => void
}

/** The customer's quotes, newest first (product: quotes 6). */
export function MyQuotes({ owner, onKnown }: MyQuotesProps) {
  const [found, setFound] = useState<{ owner: string; quotes: QuoteAnswer[] | null } | null>(null)
  const take = useEffectEvent((whose: string, quotes: QuoteAnswer[] | null) => {
    if (whose !== owner) return
    setFound({ owner, quotes })
    onKnown(quotes === null || quotes.length > 0)
  })
  useEffect(() => {
    void fetchQuotes().then((quotes) => take(owner, quotes))
  }, [owner])
  // If the customer changes, do not show the previous customer's quotes while the new ones load.
  const quotes = found?.owner === owner ? found.quotes : []
  if (quotes === null)
    return <Banner title="We couldn’t load your quotes">They’re safe. Please load the page again.</Banner>
  return <QuoteList quotes={quotes} />
}

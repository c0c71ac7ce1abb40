import { useEffect, useState } from 'react'
import type { QuoteAnswer } from '#quotes/quote-answers.ts'
import { QuoteList } from '#quotes/quote-list.tsx'
import { fetchQuotes } from '#quotes/quotes-api.client.ts'
import { Banner } from '#ui/forms/banner.tsx'

/** The customer's quotes, newest first (product: quotes 6). */
export function MyQuotes({ owner }: { owner: string }) {
  const [found, setFound] = useState<{ owner: string; quotes: QuoteAnswer[] | null } | null>(null)
  useEffect(() => {
    void fetchQuotes().then((quotes) => setFound({ owner, quotes }))
  }, [owner])
  // Do not show another customer's quotes while loading.
  const quotes = found?.owner === owner ? found.quotes : []
  if (quotes === null)
    return <Banner title="We couldn’t load your quotes">They're safe. Please load the page again.</Banner>
  return <QuoteList quotes={quotes} />
}

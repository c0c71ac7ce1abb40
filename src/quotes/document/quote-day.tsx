import { useHydrated } from '#account/session/use-hydrated.ts'
import { quoteDay } from '#quotes/quote.ts'

/** A day of the quote in the visitor's time zone, which only the browser knows (product: display 10). */
export function QuoteDay({ at }: { at: string }) {
  const isHydrated = useHydrated()
  const local = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
  return <time dateTime={at}>{isHydrated ? local.format(new Date(at)) : `${quoteDay(at)} (UTC)`}</time>
}

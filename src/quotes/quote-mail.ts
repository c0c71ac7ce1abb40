import { mailWithLink } from '#mail/mail-page.ts'
import { mailedLines } from '#quotes/mailed-lines.ts'
import { discountOf } from '#lib/order-totals.ts'
import { lastQuoteDay, quoteNumber, quotePath, quoteTotal, type Quote } from '#quotes/quote.ts'

type Answered = Pick<Quote, 'id' | 'version' | 'provenEmail' | 'expiresAt' | 'code' | 'lines'>

/**
 * Notifies the customer of the answer. `null` without a verified email or an answer. Notes and messages are
 * only on the page, which only the customer can open (product: quotes 9).
 */
export function quoteMail(quote: Answered, publicUrl: string) {
  const { id, version, provenEmail: to, expiresAt, lines } = quote
  if (to === null || expiresAt === null || quoteTotal(lines) === null) return null
  const number = quoteNumber(id)
  const title = version > 1 ? 'Your updated quote is ready' : 'Your quote is ready'
  const subject = `${title} (${number})`
  const paragraphs = [
    version > 1
      ? 'We updated your quote. The new prices replace the earlier ones.'
      : 'Thanks for asking! Your prices are ready.',
    `Order at these prices through ${lastQuoteDay(expiresAt)} (UTC). Log in with the account you requested it with.`,
  ]
  const notes = [
    'Does someone else approve this? Use ‘Copy link for approval’ on the quote’s page: they can read, print and download the quote without an account.',
  ]
  const link = { label: 'Review your quote', address: new URL(quotePath(id), publicUrl).href }
  const facts = mailedLines(
    lines.map((line) => ({ ...line, price: line.price ?? 0 })),
    { code: quote.code?.name ?? '', amount: discountOf(quote) },
  )
  const heading = `Quote ${number}`
  return { to, subject, ...mailWithLink(title, paragraphs, link, { facts: { heading, ...facts }, notes }) }
}

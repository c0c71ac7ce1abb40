import { formatMoney } from '#lib/money.ts'
import { mailWithLink, type MailFacts } from '#mail/mail-page.ts'
import { mailedLines } from '#quotes/mailed-lines.ts'
import { discountOf } from '#lib/order-totals.ts'
import {
  lastQuoteDay,
  quoteAnswerTime,
  quoteNumber,
  quotePath,
  quoteTotal,
  type Quote,
} from '#quotes/quote.ts'

type Requested = Pick<Quote, 'id' | 'provenEmail' | 'code' | 'lines'>
type Answered = Requested & Pick<Quote, 'version' | 'expiresAt'>

/** Confirms the request, with list prices. `null` without a verified email (product: quotes 9). */
export function quoteRequestMail({ provenEmail: to, ...quote }: Requested, publicUrl: string) {
  if (to === null) return null
  const title = 'We got your quote request'
  const paragraphs = [
    `We usually answer within ${quoteAnswerTime}. We’ll email you when your prices are ready.`,
  ]
  const link = { label: 'See your request', address: new URL(quotePath(quote.id), publicUrl).href }
  const facts = factsOf(quote, 'at list prices')
  return {
    to,
    subject: `${title} (${quoteNumber(quote.id)})`,
    ...mailWithLink(title, paragraphs, link, { facts }),
  }
}

/**
 * Notifies the customer of the answer. `null` without a verified email or an answer. Notes and messages are
 * only on the page, which only the customer can open (product: quotes 9).
 */
export function quoteMail(quote: Answered, publicUrl: string) {
  const { id, version, provenEmail: to, expiresAt, lines } = quote
  const total = quoteTotal(lines)
  if (to === null || expiresAt === null || total === null) return null
  const list = quoteTotal(lines.map(({ quantity, listPrice }) => ({ quantity, price: listPrice }))) ?? 0
  const saved = list - total
  const number = quoteNumber(id)
  const title = version > 1 ? 'Your updated quote is ready' : 'Your quote is ready'
  const subject = `${title} (${number})`
  const paragraphs = [
    version > 1
      ? 'We updated your quote. The new prices replace the earlier ones.'
      : 'Thanks for asking! Your prices are ready.',
    ...(saved > 0 ? [`You save ${formatMoney(saved)} compared with list prices.`] : []),
    `Order at these prices through ${lastQuoteDay(expiresAt)} (UTC). Log in with the account you requested it with.`,
  ]
  const notes = [
    'Does someone else approve this? Use ‘Copy link to share’ on the quote’s page: they can read, print and download the quote without an account.',
  ]
  const link = { label: 'Review your quote', address: new URL(quotePath(id), publicUrl).href }
  return { to, subject, ...mailWithLink(title, paragraphs, link, { facts: factsOf(quote), notes }) }
}

function factsOf({ id, lines, code }: Pick<Quote, 'id' | 'lines' | 'code'>, prices = ''): MailFacts {
  const heading = [`Quote ${quoteNumber(id)}`, prices].filter(Boolean).join(', ')
  const priced = lines.map((line) => ({ ...line, price: line.price ?? line.listPrice }))
  return { heading, ...mailedLines(priced, { code: code?.name ?? '', amount: discountOf({ lines }) }) }
}

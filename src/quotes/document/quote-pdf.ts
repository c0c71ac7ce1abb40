import { fontHas } from '#lib/font-characters.ts'
import { formatMoney, formatPrice, intervalLabel, toCents } from '#lib/money.ts'
import { lineTotal } from '#lib/order-totals.ts'
import { partialSums, type PdfDocument, type PdfLine } from '#pdf/pdf-document.ts'
import {
  customerTexts,
  lineCosts,
  quoteSums,
  savedLabel,
  type QuoteView,
} from '#quotes/document/quote-view.ts'
import { lastQuoteDay, quoteDay, quoteStateLabel, type QuoteCustomer } from '#quotes/quote.ts'

interface ShownQuote {
  quote: QuoteView
  customer: QuoteCustomer
  seller: string[]
}

/** A quote with prices as a PDF: what its page shows, without the customer's message (product: quotes 6). */
export function quoteAsPdf({ quote, customer, seller }: ShownQuote): PdfDocument {
  return {
    title: 'Quote',
    number: quote.number,
    headline: headlineOf(quote),
    issuedAt: quote.answered_at ?? quote.requested_at,
    marks: quote.state === 'answered' ? [] : [quoteStateLabel(quote)],
    facts: [
      { name: 'Quote number', value: quote.number },
      { name: 'Requested', value: quoteDay(quote.requested_at) },
      ...(quote.answered_at === null ? [] : [{ name: 'Answered', value: quoteDay(quote.answered_at) }]),
      ...(quote.expires_at === null
        ? []
        : [{ name: 'Good through', value: `${lastQuoteDay(quote.expires_at)} (UTC)` }]),
    ],
    seller,
    buyerTitle: 'For',
    buyer: customerTexts(customer),
    lines: quote.lines.map(pdfLine),
    sums: sumsOf(quote),
    notes: ['All amounts are in US dollars, without tax.', 'Dates are in UTC.'],
    message: paragraphsOf(quote.note),
  }
}

function headlineOf(quote: QuoteView): string {
  const today = formatPrice(quoteSums(quote).today)
  return quote.expires_at === null ? today : `${today}, good through ${lastQuoteDay(quote.expires_at)} (UTC)`
}

/** Whether the quote has prices, and the PDF font has every character of its texts (product: quotes 6). */
export function hasQuotePdf(quote: QuoteView, customer: QuoteCustomer): boolean {
  const names = quote.lines.map(({ name }) => name)
  return (
    quote.total !== null &&
    fontHas([...customerTexts(customer), ...names, ...paragraphsOf(quote.note)].join(''))
  )
}

function pdfLine({
  name,
  quantity,
  subscription_interval: interval,
  list_price,
  price,
}: QuoteView['lines'][number]): PdfLine {
  const list = toCents(list_price)
  const promised = toCents(price ?? list_price)
  return {
    name,
    details: [
      ...(interval === null ? [] : [`Charged ${intervalLabel(interval)}`]),
      ...(list > promised ? [`List price ${formatMoney(list)}`] : []),
    ],
    quantity: String(quantity),
    unitPrice: formatPrice(promised),
    amount: formatPrice(lineTotal({ price: promised, quantity })),
  }
}

function sumsOf(quote: QuoteView): PdfDocument['sums'] {
  const sums = quoteSums(quote)
  const { today, discount = null, later, saved = 0 } = sums
  return [
    ...partialSums(lineCosts(quote.lines), discount),
    { name: later.length > 0 ? 'Total today' : 'Total', amount: formatPrice(today), isTotal: true },
    ...(saved > 0 ? [{ name: savedLabel(sums), amount: formatMoney(saved), isTotal: false }] : []),
    ...later.map(({ interval, total }) => ({
      name: `Then ${intervalLabel(interval)}`,
      amount: formatMoney(total),
      isTotal: false,
    })),
  ]
}

/** An empty line is a space, because an empty text has no height. */
function paragraphsOf(note: string): string[] {
  return note === '' ? [] : note.split('\n').map((each) => each.replaceAll('\t', ' ') || ' ')
}

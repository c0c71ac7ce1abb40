import { Link } from 'react-router'
import { priceLabel } from '#catalog/products/labels.ts'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { Fact, Facts } from '#dashboard/components/facts.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { formatPrice } from '#lib/money.ts'
import { discountOf, lineTotal } from '#lib/order-totals.ts'
import { answerTotals } from '#quotes/answers/answer-check.ts'
import { Sums } from '#quotes/document/quote-sums.tsx'
import { lastQuoteDay, type Quote, type QuoteLine } from '#quotes/quote.ts'

const columns: readonly Column<QuoteLine>[] = [
  { title: 'Item', cell: ({ name }) => name },
  { title: 'Quantity', cell: ({ quantity }) => quantity, isFigure: true },
  { title: 'List price', cell: (line) => perInterval(line.listPrice, line), isFigure: true },
  {
    title: 'Quoted',
    cell: (line) => (line.price === null ? '' : perInterval(line.price, line)),
    isFigure: true,
  },
  {
    title: 'Sum',
    cell: ({ price, listPrice, quantity }) => formatPrice(lineTotal({ price: price ?? listPrice, quantity })),
    isFigure: true,
  },
]

export function QuotedLines({ quote }: { quote: Quote }) {
  const totals = answerTotals(
    quote.lines,
    quote.lines.map(({ price, listPrice }) => price ?? listPrice),
    discountOf(quote),
  )
  const { today, recurring: later, discount: amount } = totals
  const discount = amount > 0 ? { code: quote.code?.name ?? '', amount } : null
  return (
    <section>
      <h2 className="work-title">Lines</h2>
      <DataTable caption="Lines of the quote" columns={columns} rows={quote.lines} />
      <div className="mt-2 ms-auto md:max-w-80">
        <Sums sums={{ today, discount, later }} />
      </div>
    </section>
  )
}

/** The customer's message, shown before the prices. */
export function QuoteMessage({ message }: Pick<Quote, 'message'>) {
  if (message === '') return null
  return (
    <section>
      <h2 className="work-title">Message</h2>
      <p className="thread-text">{message}</p>
    </section>
  )
}

interface QuoteSideProps {
  quote: Quote
  /** The name of the seller, if all lines have the same seller. */
  sellerName: string | null
  seesCustomer: boolean
  seesOrders: boolean
}

export function QuoteSide({ quote, sellerName, seesCustomer, seesOrders }: QuoteSideProps) {
  const { customer, customerDeletedAt, provenEmail, expiresAt, orderId } = quote
  return (
    <section className="work-box">
      <h2 className="work-title">Request</h2>
      <Facts>
        {seesCustomer ? (
          <>
            <Fact name="Name">{customer.name}</Fact>
            <Fact name="Email">
              {customer.email && <a href={`mailto:${customer.email}`}>{customer.email}</a>}
            </Fact>
            <Fact name="Company">{customer.company}</Fact>
            <Fact name="Mail">
              {provenEmail === null ? 'Not sent: email not confirmed' : 'Sent with each answer'}
            </Fact>
          </>
        ) : (
          <Fact name="Customer">Shown once an order is paid.</Fact>
        )}
        <Fact name="Account">{customerDeletedAt ? 'Deleted by its customer' : ''}</Fact>
        <Fact name="Note">
          {quote.note === '' ? '' : <span className="whitespace-pre-line">{quote.note}</span>}
        </Fact>
        <Fact name="Answered (UTC)">{quote.answeredAt && <Moment at={quote.answeredAt} />}</Fact>
        <Fact name="Last day">{expiresAt ? lastQuoteDay(expiresAt) : ''}</Fact>
        <Fact name="Seller of every line">{sellerName ?? ''}</Fact>
        <Fact name="Order">
          {orderId && seesOrders ? (
            <Link to={`/dashboard/orders/${orderId}`}>{orderId.slice(0, 8)}</Link>
          ) : null}
        </Fact>
      </Facts>
    </section>
  )
}

function perInterval(price: number, { subscriptionInterval }: QuoteLine): string {
  return priceLabel(price, subscriptionInterval)
}

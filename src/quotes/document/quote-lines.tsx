import { formatMoney, formatPrice, intervalLabel, toCents } from '#lib/money.ts'
import { lineTotal } from '#lib/order-totals.ts'
import { promisedNote } from '#quotes/quote.ts'
import { QuoteDay } from '#quotes/document/quote-day.tsx'
import { Sums } from '#quotes/document/quote-sums.tsx'
import { quoteSums, type QuoteView } from '#quotes/document/quote-view.ts'

type Line = QuoteView['lines'][number]

/** All lines with their prices and intervals. On a narrow screen, quantity and price are below the name. */
export function QuoteLines({ quote, isShared }: { quote: QuoteView; isShared: boolean }) {
  return (
    <div className="grid gap-4">
      <table className="w-full">
        <caption className="sr-only">Items of quote {quote.number}</caption>
        <thead className="border-b border-line-strong text-sm text-ink-faint">
          <tr>
            <th scope="col" className="py-2 pe-4 text-start font-semibold">
              Item
            </th>
            <th scope="col" className="py-2 pe-4 text-end font-semibold max-sm:hidden">
              Quantity
            </th>
            <th scope="col" className="py-2 pe-4 text-end font-semibold max-sm:hidden">
              Price each
            </th>
            <th scope="col" className="py-2 text-end font-semibold">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {quote.lines.map((line) => (
            <LineRow key={line.id} line={line} />
          ))}
        </tbody>
      </table>
      <div className="ms-auto w-full sm:max-w-80">
        <Sums sums={quoteSums(quote)} />
      </div>
      {quote.state === 'answered' && !isShared && (
        <p className="text-sm text-ink-soft">{promisedNote(quote)}</p>
      )}
      {quote.total === null && (
        <p className="text-sm text-ink-soft">
          List prices as of <QuoteDay at={quote.requested_at} />.
        </p>
      )}
    </div>
  )
}

function LineRow({ line }: { line: Line }) {
  const price = toCents(line.price ?? line.list_price)
  const total = withInterval(formatPrice(lineTotal({ price, quantity: line.quantity })), line)
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-3 pe-4 text-start font-semibold wrap-anywhere">
        {line.name}
        <span className="block font-normal text-ink-soft sm:hidden">
          {line.quantity} × <EachPrice line={line} />
        </span>
      </th>
      <td className="py-3 pe-4 text-end tabular-nums max-sm:hidden">{line.quantity}</td>
      <td className="py-3 pe-4 text-end tabular-nums max-sm:hidden">
        <EachPrice line={line} />
      </td>
      <td className="py-3 text-end font-semibold tabular-nums">{total}</td>
    </tr>
  )
}

/** The unit price. If it is lower than the list price, the list price is struck through. */
function EachPrice({ line }: { line: Line }) {
  const list = toCents(line.list_price)
  const price = line.price === null ? list : toCents(line.price)
  return (
    <>
      {withInterval(formatPrice(price), line)}
      {list > price && (
        <span className="block text-sm text-ink-soft">
          <span className="sr-only">instead of </span>
          <s>{formatMoney(list)}</s>
        </span>
      )}
    </>
  )
}

function withInterval(price: string, { subscription_interval: interval }: Line): string {
  return interval === null ? price : `${price} ${intervalLabel(interval)}`
}

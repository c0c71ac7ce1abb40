import { cartLineTotal, countOf, totals, type CartLine } from '#cart/cart.ts'
import { priceLabel } from '#catalog/products/labels.ts'
import { laterCharges } from '#lib/order-totals.ts'
import { Sums } from '#quotes/quote-sums.tsx'
import { Card } from '#ui/layout/card.tsx'

/** The lines of a quote request with catalog prices. */
export function RequestedLines({ lines }: { lines: readonly CartLine[] }) {
  const count = countOf(lines)
  const sums = totals(lines)
  return (
    <Card className="grid content-start gap-5 self-start p-6 md:p-8">
      <h2 className="text-xl">
        Your cart ({count} {count === 1 ? 'item' : 'items'})
      </h2>
      <ul className="grid gap-4">
        {lines.map((line) => (
          <li key={line.id} className="flex justify-between gap-6">
            <span className="min-w-0">
              <span className="block font-semibold">{line.productData.name}</span>
              <span className="text-sm text-ink-soft">Quantity: {line.quantity}</span>
            </span>
            <span className="shrink-0 text-end tabular-nums">
              {priceLabel(cartLineTotal(line), line.productData.subscriptionInterval)}
            </span>
          </li>
        ))}
      </ul>
      <div className="border-t border-line pt-4">
        <Sums sums={{ today: sums.total, later: laterCharges(sums) }} />
      </div>
    </Card>
  )
}

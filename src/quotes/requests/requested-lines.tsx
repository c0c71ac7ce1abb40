import { cartLineTotal, countOf, maximumOf, totals, type CartLine } from '#cart/cart.ts'
import { DiscountCode } from '#cart/discounts/discount-code.tsx'
import type { DiscountOfCart } from '#cart/discounts/use-discount.ts'
import { defaultMaximum } from '#cart/product-data.ts'
import { QuantityField } from '#cart/quantity-field.tsx'
import { priceLabel } from '#catalog/products/labels.ts'
import { laterCharges } from '#lib/order-totals.ts'
import { Sums } from '#quotes/document/quote-sums.tsx'
import { Card } from '#ui/layout/card.tsx'

interface RequestedLinesProps {
  lines: readonly CartLine[]
  discount: DiscountOfCart
  onChange: (lineId: string, quantity: number) => void
}

/** The lines of a request, with catalog prices and quantities that can be changed (product: quotes 2). */
export function RequestedLines({ lines, discount, onChange }: RequestedLinesProps) {
  const count = countOf(lines)
  const sums = totals(lines)
  return (
    <Card className="grid content-start gap-5 self-start p-6 md:p-8">
      <div className="grid gap-1">
        <h2 className="text-xl">
          What you need ({count} {count === 1 ? 'item' : 'items'})
        </h2>
        <p className="text-sm text-ink-soft">
          Up to {defaultMaximum} of each. Need more? Say so in your message.
        </p>
      </div>
      <ul className="grid gap-4">
        {lines.map((line) => (
          <li key={line.id} className="flex flex-wrap justify-between gap-x-6 gap-y-1">
            <span className="min-w-0 basis-full font-semibold">{line.productData.name}</span>
            <QuantityField
              name={line.productData.name}
              quantity={line.quantity}
              min={1}
              max={maximumOf(lines, line)}
              atMaximum={`Up to ${maximumOf(lines, line)}`}
              onStep={(change) => onChange(line.id, line.quantity + change)}
              onChange={(quantity) => onChange(line.id, quantity)}
            />
            <span className="ms-auto py-2.5 text-end tabular-nums">
              {priceLabel(cartLineTotal(line), line.productData.subscriptionInterval)}
            </span>
          </li>
        ))}
      </ul>
      <div className="grid gap-4 border-t border-line pt-4">
        <Sums
          sums={{
            today: sums.total - (discount.discount?.amount ?? 0),
            discount: discount.discount,
            later: laterCharges(sums),
          }}
        />
        <DiscountCode of={discount} />
      </div>
    </Card>
  )
}

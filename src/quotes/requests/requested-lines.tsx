import { useRef } from 'react'
import { cartLineTotal, countOf, maximumOf, totals, type CartLine } from '#cart/cart.ts'
import { DiscountCode } from '#cart/discounts/discount-code.tsx'
import type { DiscountOfCart } from '#cart/discounts/use-discount.ts'
import { lineImage } from '#cart/line-labels.ts'
import { defaultMaximum } from '#cart/product-data.ts'
import { QuantityField } from '#cart/quantity-field.tsx'
import { formatPrice, intervalLabel } from '#lib/money.ts'
import { laterCharges } from '#lib/order-totals.ts'
import { SoldBy } from '#cart/sold-by.tsx'
import { useLineSellers } from '#cart/use-line-sellers.ts'
import { Sums } from '#quotes/document/quote-sums.tsx'
import { Button, buttonClass } from '#ui/forms/button.tsx'
import { takeFocus } from '#ui/forms/element-refs.ts'
import { TrashIcon } from '#ui/icons/icons-cart.tsx'
import { Card } from '#ui/layout/card.tsx'

interface RequestedLinesProps {
  lines: readonly CartLine[]
  discount: DiscountOfCart
  /** The quantity 0 leaves the line out. */
  onChange: (lineId: string, quantity: number) => void
  /** How many items of the cart the request leaves out. */
  leftOut: number
  /** Puts the items back that were left out. */
  onReset: () => void
}

/** The lines of a request, with catalog prices and quantities that can be changed (product: quotes 2). */
export function RequestedLines({ lines, discount, onChange, leftOut, onReset }: RequestedLinesProps) {
  const list = useRef<HTMLUListElement>(null)
  const count = countOf(lines)
  const sums = totals(lines)
  const sellerOf = useLineSellers(lines)
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
      <ul ref={list} tabIndex={-1} className="grid gap-4 outline-none">
        {lines.map((line) => (
          <li key={line.id} className="flex gap-3 sm:gap-4">
            <img
              src={lineImage(line)}
              alt=""
              width={80}
              height={60}
              className="aspect-4/3 w-12 shrink-0 self-start rounded-md object-cover outline -outline-offset-1 outline-line sm:w-20"
            />
            <div className="grid min-w-0 grow gap-1.5">
              <div className="flex items-start justify-between gap-2">
                <p className="min-w-0 grow font-semibold">{line.productData.name}</p>
                {lines.length > 1 && (
                  <button
                    type="button"
                    className={`${buttonClass({ variant: 'quiet', size: 'icon' })} -my-2.5 -me-2.5 text-ink-soft`}
                    aria-label={`Leave ${line.productData.name} out`}
                    onClick={() => onChange(line.id, 0)}
                  >
                    <TrashIcon className="size-5" />
                  </button>
                )}
              </div>
              <SoldBy name={sellerOf(line.id)} />
              <div className="flex items-start justify-between gap-x-4 max-[23rem]:flex-wrap">
                <QuantityField
                  name={line.productData.name}
                  quantity={line.quantity}
                  min={1}
                  max={maximumOf(lines, line)}
                  atMaximum={`Up to ${maximumOf(lines, line)}`}
                  onStep={(change) => onChange(line.id, line.quantity + change)}
                  onChange={(quantity) => onChange(line.id, quantity)}
                />
                <LineTotal line={line} />
              </div>
            </div>
          </li>
        ))}
      </ul>
      <p
        role="status"
        className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft empty:hidden"
      >
        {leftOut > 0 && (
          <>
            {leftOut === 1
              ? '1 item left out. It stays in your cart.'
              : `${leftOut} items left out. They stay in your cart.`}
            <Button
              key={leftOut}
              ref={takeFocus}
              variant="quiet"
              className="-me-3 px-3 text-sm"
              onClick={() => {
                onReset()
                list.current?.focus()
              }}
            >
              Undo
            </Button>
          </>
        )}
      </p>
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

function LineTotal({ line }: { line: CartLine }) {
  const { subscriptionInterval: interval } = line.productData
  return (
    <p className="ms-auto py-2.5 text-end tabular-nums">
      {formatPrice(cartLineTotal(line))}
      {interval !== null && <span className="block text-sm text-ink-soft"> {intervalLabel(interval)}</span>}
    </p>
  )
}

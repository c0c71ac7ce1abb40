import { useState } from 'react'
import { Link } from 'react-router'
import { cartLineTotal, totals, type CartLine, type NewItem } from '#cart/cart.ts'
import { categoryBadge, lineImage, lineObstacle } from '#cart/line-labels.ts'
import { linePath } from '#cart/line-path.ts'
import type { SharedLine } from '#cart/shared-cart.ts'
import { useAddItems } from '#cart/browser/use-add-items.ts'
import { useCart } from '#cart/browser/use-cart.ts'
import { priceComparison, priceLabel } from '#catalog/products/labels.ts'
import { formatMoney, formatPrice, intervalLabel } from '#lib/money.ts'
import { laterCharges, lineTotal } from '#lib/order-totals.ts'
import type { ShownLine } from '#marketplace/shared-cart/read-shared-lines.server.ts'
import { DownloadOrPrint } from '#pdf/download-or-print.tsx'
import { Badge } from '#ui/layout/badge.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { notSoldReason } from '#cart/product-data.ts'

/** The lines of the link, their current total, and the button that adds them to the cart (product: saved 19). */
export function SharedCartView({ lines }: { lines: readonly ShownLine[] }) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = lines.filter(({ line }) => !left.has(line.id))

  function toggle(id: string) {
    setLeft(new Set(left.has(id) ? [...left].filter((each) => each !== id) : [...left, id]))
  }

  return (
    <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-12">
      <ul className="divided border-y border-line lg:col-span-8">
        {lines.map((each) => (
          <SharedLineRow
            key={each.line.id}
            shared={each}
            isChosen={!left.has(each.line.id)}
            onToggle={() => toggle(each.line.id)}
          />
        ))}
      </ul>
      <div className="lg:col-span-4">
        <Summary lines={chosen} isAll={left.size === 0} />
      </div>
    </div>
  )
}

interface SharedLineRowProps {
  shared: ShownLine
  isChosen: boolean
  onToggle: () => void
}

function SharedLineRow({ shared, isChosen, onToggle }: SharedLineRowProps) {
  const { line, requested, seller, originalPrice } = shared
  const { productData, quantity } = line
  const obstacle = lineObstacle(line)
  const { price, subscriptionInterval: interval } = productData
  const before = priceComparison(price, originalPrice)
  const unit = `${quantity} × ${priceLabel(price, interval)}`
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-3 py-5 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-5">
      <img
        src={lineImage(line)}
        alt=""
        width={112}
        height={84}
        className="aspect-4/3 w-full rounded-md object-cover"
      />
      <div className="grid grid-cols-1 content-start justify-items-start gap-1.5">
        <div className="flex w-full items-start justify-between gap-3">
          <h2 className="min-w-0 font-text text-base font-semibold tracking-normal">
            <Link to={linePath(line)} className="-my-2.5 inline-flex min-h-11 items-center hover:underline">
              {productData.name}
            </Link>
          </h2>
          {notSoldReason(productData) === null && (
            <label className="-my-2.5 grid size-11 place-items-center noscript:hidden" data-screen-only="">
              <input
                type="checkbox"
                className="choice"
                aria-label={`Add ${productData.name}`}
                checked={isChosen}
                onChange={onToggle}
              />
            </label>
          )}
        </div>
        <p className="text-sm text-ink-soft">Sold by {seller}</p>
        <Badge>{categoryBadge(line)}</Badge>
        <p className="text-sm text-ink-soft">{productData.shortDescription}</p>
        <p className="flex flex-wrap items-baseline gap-x-2.5 tabular-nums">
          <span className="font-semibold">
            {quantity > 1 ? priceLabel(cartLineTotal(line), interval) : unit}
          </span>
          {before?.percent && (
            <>
              <s className="text-sm text-ink-faint">
                {formatMoney(lineTotal({ price: before.amount, quantity }))}
              </s>
              <span className="text-sm text-teal">{before.percent}% off</span>
            </>
          )}
        </p>
        {quantity > 1 && <p className="text-sm text-ink-soft tabular-nums">{unit}</p>}
        {requested > quantity && (
          <p className="text-sm font-semibold text-accent-text">
            The link has {requested}, but an order can have up to {quantity}. We’ll add {quantity}.
          </p>
        )}
        {obstacle && <p className="text-sm font-semibold text-red">{notAdded(line, obstacle)}</p>}
        <InCart line={line} />
      </div>
    </li>
  )
}

function notAdded({ productData }: SharedLine['line'], obstacle: string): string {
  const opensPage = productData.recordType === 'lead_generation' || productData.recordType === 'download'
  return opensPage ? 'It opens from its own page, so we won’t add it.' : `${obstacle} We won’t add it.`
}

/** The quantity of the item in the visitor's cart. Shown when the cart is loaded. */
function InCart({ line }: Pick<SharedLine, 'line'>) {
  const own = ownLine(useCart().lines, line)
  return own ? <p className="text-sm text-teal">{own.quantity} in your cart</p> : null
}

function Summary({ lines, isAll }: { lines: readonly SharedLine[]; isAll: boolean }) {
  const { dialog, lines: own } = useCart()
  const sold = addable(lines)
  const { add, state } = useAddItems(sold.map(itemToAdd))
  // After a log-in the state is 'ready' again, although the items were added.
  const isHeld = state === 'added' || (state === 'ready' && holdsAll(own, sold))
  const sums = totals(sold)
  const { total } = sums
  const later = laterCharges(sums)
  return (
    <Card look="raised" className="grid gap-4 p-6">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        <dt className="text-lg font-semibold">{later.length > 0 ? 'Total today' : 'Total'}</dt>
        <dd className="text-end text-lg font-semibold">
          {sold.length === 0 ? formatMoney(0) : formatPrice(total)}
        </dd>
        {later.map(({ interval, total: each }) => (
          <div key={interval} className="contents text-sm text-ink-soft">
            <dt>Then {intervalLabel(interval)}</dt>
            <dd className="text-end">{formatMoney(each)}</dd>
          </div>
        ))}
      </dl>
      <Button
        size="large"
        disabled={sold.length === 0}
        aria-disabled={isHeld}
        busy={state === 'adding'}
        busyLabel="Adding…"
        onClick={() => void add()}
      >
        {addLabel()}
      </Button>
      {isHeld && (
        <>
          <Button size="large" onClick={dialog.open}>
            View cart
          </Button>
          <ButtonLink to="/marketplace/quotes/new" variant="quiet">
            Ask for a quote
          </ButtonLink>
        </>
      )}
      <DownloadOrPrint pdfPath={null} variant="quiet" />
      <p className="text-xs text-ink-faint">We’ll keep what’s already in your cart.</p>
    </Card>
  )

  function addLabel(): string {
    if (isHeld) return isAll ? 'All in your cart' : 'In your cart'
    return isAll ? 'Add all to cart' : 'Add selected to cart'
  }
}

/** Returns the lines that can be bought now (product: saved 18). */
export function addable(lines: readonly SharedLine[]): CartLine[] {
  return lines.flatMap(({ line }) => (notSoldReason(line.productData) === null ? [line] : []))
}

type Held = Pick<CartLine, 'productId' | 'productType' | 'offer' | 'quantity'>

/** Returns the line of the visitor's cart with the same product and offer. */
function ownLine<Own extends Held>(own: readonly Own[], line: Held): Own | undefined {
  return own.find(
    ({ productId, productType, offer }) =>
      productId === line.productId && productType === line.productType && offer === line.offer,
  )
}

/** Whether the visitor's cart contains all lines with at least these quantities. */
export function holdsAll(own: readonly Held[], lines: readonly Held[]): boolean {
  return lines.length > 0 && lines.every((line) => (ownLine(own, line)?.quantity ?? 0) >= line.quantity)
}

function itemToAdd({ productId, productType, offer, quantity, productData }: CartLine): NewItem {
  return { productId, productType, offer, quantity, name: productData.name }
}

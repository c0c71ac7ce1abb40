import { useId } from 'react'
import { Link } from 'react-router'
import { cartLineTotal, maximumOf, type CartLine } from '#cart/cart.ts'
import { useCart } from '#cart/browser/use-cart.ts'
import { linePath } from '#cart/line-path.ts'
import { categoryBadge, lineImage } from '#cart/line-labels.ts'
import { maxOfOffer } from '#cart/product-data.ts'
import { lineRemedy } from '#cart/line-remedy.ts'
import { chargedNote, priceLabel } from '#catalog/products/labels.ts'
import { Badge } from '#ui/layout/badge.tsx'
import { buttonClass } from '#ui/forms/button.tsx'
import { MinusIcon, PlusIcon, TrashIcon } from '#ui/icons/icons-cart.tsx'

/** One line of the dialog (product: cart 25). */
export function CartLineRow({ line }: { line: CartLine }) {
  const { lines, dialog } = useCart()
  const { name, shortDescription } = line.productData
  const remedy = lineRemedy(lines, line)
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-3 py-5 sm:grid-cols-[6rem_1fr] sm:gap-4">
      <img
        src={lineImage(line)}
        alt=""
        width={96}
        height={72}
        className="aspect-4/3 w-full rounded-md object-cover"
      />
      <div className="grid min-w-0 content-start gap-1.5">
        <div className="flex items-start justify-between gap-2">
          <h3 className="min-w-0 font-text text-base font-semibold tracking-normal">
            <Link to={linePath(line)} className="hover:underline" onClick={dialog.close}>
              {name}
            </Link>
          </h3>
          <RemoveButton lineId={line.id} name={name} />
        </div>
        <Badge>{categoryBadge(line)}</Badge>
        <p className="line-clamp-2 text-sm text-ink-soft">{shortDescription}</p>
        {remedy && <p className="text-sm font-semibold text-red">{remedy}</p>}
        <div className="flex flex-wrap items-start justify-between gap-2 pt-1">
          <LinePrice line={line} />
          <Quantity line={line} />
        </div>
      </div>
    </li>
  )
}

function RemoveButton({ lineId, name }: { lineId: string; name: string }) {
  const { busy, remove } = useCart()
  return (
    <button
      type="button"
      className={`${buttonClass({ variant: 'quiet', size: 'icon' })} -my-2.5 -me-2.5 text-ink-soft`}
      aria-label={`Remove ${name}`}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={() => void (busy || remove(lineId))}
    >
      <TrashIcon className="size-5" />
    </button>
  )
}

/** The unit price with its interval and note, and the line total if the quantity is above one (product: display 3). */
function LinePrice({ line }: { line: CartLine }) {
  const { price, subscriptionInterval: interval } = line.productData
  const note = chargedNote(price, interval)
  return (
    <div className="grid min-h-11 content-center tabular-nums">
      <p className="font-semibold">{priceLabel(price, interval)}</p>
      {line.quantity > 1 && price > 0 && (
        <p className="text-sm text-ink-soft">
          {line.quantity} for {priceLabel(cartLineTotal(line), interval)}
        </p>
      )}
      {note && <p className="text-xs text-ink-faint">{note}</p>}
    </div>
  )
}

/** At the maximum quantity, the plus button is disabled and says why (product: cart 6). */
function Quantity({ line }: { line: CartLine }) {
  const { lines, busy, changeQuantity } = useCart()
  const reason = useId()
  const { quantity, productData } = line
  const isAtMaximum = quantity >= maximumOf(lines, line)
  const steps = [
    { label: `Decrease quantity of ${productData.name}`, Icon: MinusIcon, change: -1, closed: false },
    {
      label: `Increase quantity of ${productData.name}`,
      Icon: PlusIcon,
      change: 1,
      closed: isAtMaximum,
    },
  ] as const
  const [minus, plus] = steps.map(({ label, Icon, change, closed }) => (
    <button
      key={label}
      type="button"
      className={buttonClass({ variant: 'quiet', size: 'icon' })}
      aria-label={label}
      aria-disabled={busy || closed || undefined}
      aria-busy={(busy && !closed) || undefined}
      aria-describedby={closed ? reason : undefined}
      onClick={() => void (busy || closed || changeQuantity(line.id, change))}
    >
      <Icon className="size-4" />
    </button>
  ))
  return (
    <div className="grid justify-items-end gap-1">
      <div className="flex items-center rounded-full border border-line-strong">
        {minus}
        <span className="min-w-6 text-center text-sm font-semibold tabular-nums">
          <span className="sr-only">Quantity </span>
          {quantity}
        </span>
        {plus}
      </div>
      {isAtMaximum && (
        <p id={reason} className="text-xs text-ink-faint">
          {maxOfOffer(line.offer, productData.maxQuantity)} per order at most
        </p>
      )}
    </div>
  )
}

import { useId } from 'react'
import { Link } from 'react-router'
import { maximumOf, type CartLine } from '#cart/cart.ts'
import { useCart } from '#cart/cart-provider.tsx'
import { linePath } from '#cart/line-path.ts'
import { categoryBadge, intervalLabel, lineImage } from '#cart/line-labels.ts'
import { mostOfOffer } from '#cart/product-data.ts'
import { lineRemedy } from '#cart/line-remedy.ts'
import { formatPrice, type Cents } from '#lib/money.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button.tsx'
import { MinusIcon, PlusIcon, TrashIcon } from '#ui/icons-commerce.tsx'

/** One line of the dialog (product: cart 25). */
export function CartLineRow({ line }: { line: CartLine }) {
  const { lines, busy, remove, dialog } = useCart()
  const { name, shortDescription, price, subscriptionInterval } = line.productData
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
          <button
            type="button"
            className={`${buttonClass({ variant: 'quiet', size: 'icon' })} -my-2.5 -me-2.5 text-ink-soft`}
            aria-label={`Remove ${name}`}
            aria-disabled={busy || undefined}
            aria-busy={busy || undefined}
            onClick={() => void (busy || remove(line.id))}
          >
            <TrashIcon className="size-5" />
          </button>
        </div>
        <Badge>{categoryBadge(line)}</Badge>
        <p className="line-clamp-2 text-sm text-ink-soft">{shortDescription}</p>
        {remedy && <p className="text-sm font-semibold text-red">{remedy}</p>}
        <div className="flex flex-wrap items-start justify-between gap-2 pt-1">
          <LinePrice price={price} interval={subscriptionInterval} />
          <Quantity line={line} />
        </div>
      </div>
    </li>
  )
}

/** The interval follows the price, with the note (product: display 3). */
function LinePrice({ price, interval }: { price: Cents; interval: string | null }) {
  return (
    <p className="grid min-h-11 content-center font-semibold tabular-nums">
      <span>
        {formatPrice(price)}
        {interval !== null && (
          <span className="text-sm font-normal text-ink-soft"> {intervalLabel(interval)}</span>
        )}
      </span>
      {interval !== null && price > 0 && (
        <span className="text-xs font-normal text-ink-faint">charged {intervalLabel(interval)}</span>
      )}
    </p>
  )
}

/** At the maximum plus is disabled, and says why (product: cart 6). */
function Quantity({ line }: { line: CartLine }) {
  const { lines, busy, setQuantity } = useCart()
  const reason = useId()
  const { quantity, productData } = line
  const isAtMaximum = quantity >= maximumOf(lines, line)
  const steps = [
    { label: `Decrease quantity of ${productData.name}`, Icon: MinusIcon, to: quantity - 1, closed: false },
    {
      label: `Increase quantity of ${productData.name}`,
      Icon: PlusIcon,
      to: quantity + 1,
      closed: isAtMaximum,
    },
  ] as const
  const [minus, plus] = steps.map(({ label, Icon, to, closed }) => (
    <button
      key={label}
      type="button"
      className={buttonClass({ variant: 'quiet', size: 'icon' })}
      aria-label={label}
      aria-disabled={busy || closed || undefined}
      aria-busy={(busy && !closed) || undefined}
      aria-describedby={closed ? reason : undefined}
      onClick={() => void (busy || closed || setQuantity(line.id, to))}
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
          {mostOfOffer(line.offer, productData.maxQuantity)} per order at most
        </p>
      )}
    </div>
  )
}

import { Link } from 'react-router'
import { cartLineTotal, maximumOf, type CartLine } from '#cart/cart.ts'
import { useCart } from '#cart/browser/use-cart.ts'
import { linePath } from '#cart/line-path.ts'
import { categoryBadge, lineImage, lineRemedy } from '#cart/line-labels.ts'
import { maxOfOffer } from '#cart/product-data.ts'
import { QuantityField } from '#cart/quantity-field.tsx'
import { chargedNote, priceLabel } from '#catalog/products/labels.ts'
import { Badge } from '#ui/layout/badge.tsx'
import { buttonClass } from '#ui/forms/button.tsx'
import { TrashIcon } from '#ui/icons/icons-cart.tsx'

/** A line of the cart (product: cart 25). */
export function CartLineRow({ line }: { line: CartLine }) {
  const { lines, dialog } = useCart()
  const { name, shortDescription } = line.productData
  const remedy = lineRemedy(lines, line)
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-3 gap-y-1.5 pt-3 sm:grid-cols-[6rem_1fr] sm:gap-x-4">
      <img
        src={lineImage(line)}
        alt=""
        width={96}
        height={72}
        className="aspect-4/3 w-full self-start rounded-md object-cover outline -outline-offset-1 outline-line sm:row-span-3"
      />
      <div className="grid min-w-0 content-start gap-1">
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
      </div>
      <div className="flex items-start justify-between gap-2 max-sm:col-span-2">
        <LinePrice line={line} />
        <Quantity line={line} />
      </div>
      {remedy && <p className="pb-3 text-sm font-semibold text-red max-sm:col-span-2">{remedy}</p>}
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

/**
 * The unit price with its interval and note, and the line total if the quantity is above one (product:
 * display 3). As high as the quantity field, so that a changed quantity moves nothing.
 */
function LinePrice({ line }: { line: CartLine }) {
  const { price, subscriptionInterval: interval } = line.productData
  const note = chargedNote(price, interval)
  return (
    <div className="grid gap-1 tabular-nums">
      <div className="grid min-h-11 content-center">
        <p className="font-semibold">{priceLabel(price, interval)}</p>
        {note && <p className="text-xs text-ink-faint">{note}</p>}
      </div>
      {line.quantity > 1 && price > 0 && (
        <p className="text-xs text-ink-soft">
          {line.quantity} for {priceLabel(cartLineTotal(line), interval)}
        </p>
      )}
    </div>
  )
}

function Quantity({ line }: { line: CartLine }) {
  const { lines, busy, changeQuantity } = useCart()
  const { quantity, productData } = line
  return (
    <QuantityField
      name={productData.name}
      quantity={quantity}
      min={0}
      max={maximumOf(lines, line)}
      atMaximum={`Limit ${maxOfOffer(line.offer, productData.maxQuantity)} per order`}
      busy={busy}
      onStep={(change) => void changeQuantity(line.id, { change })}
      onChange={(entered) => void changeQuantity(line.id, { quantity: entered })}
    />
  )
}

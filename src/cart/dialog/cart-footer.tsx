import { Fragment, useState, type MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { joinPath, signInPath } from '#account/session/return-path.ts'
import { totals } from '#cart/cart.ts'
import { cartToasts } from '#cart/browser/cart-toasts.client.ts'
import { useCart } from '#cart/browser/use-cart.ts'
import type { CartDiscount } from '#cart/discounts/check-discount.client.ts'
import { cartRemedy, lineRemedy, subscriptionsNote } from '#cart/line-labels.ts'
import { rejectedQuantity } from '#cart/pending-quantity.client.ts'
import { PriceChangeNotice } from '#cart/price-change-notice.tsx'
import type { PriceChange } from '#cart/price-changes.ts'
import { formatMoney, formatPrice, intervalLabel, type Cents } from '#lib/money.ts'
import { laterCharges, type OrderTotals } from '#lib/order-totals.ts'
import { Button, ButtonLink } from '#ui/forms/button.tsx'

interface CartFooterProps {
  discount: CartDiscount | null
  changes: readonly PriceChange[]
}

/**
 * Prices that changed, the totals and the checkout button. The changed prices are here, so that they do not
 * move the lines (product: cart 21, 26, 27, 28).
 */
export function CartFooter({ discount, changes }: CartFooterProps) {
  const { lines, isGuest, status, busy, clear, dialog } = useCart()
  const navigate = useNavigate()
  const [processing, setProcessing] = useState(false)
  const isEmpty = lines.length === 0
  const isUpdating = isEmpty && status === 'loading'
  const sums = totals(lines)
  const later = laterCharges(sums)
  const remedy = cartRemedy(lines)
  const isBlocked = remedy !== null || lines.some((line) => lineRemedy(lines, line) !== null)

  async function proceed({ currentTarget }: MouseEvent) {
    // The order must not have another quantity than the one in the field.
    const rejected = rejectedQuantity(currentTarget.closest('dialog'))
    if (rejected) return rejected.focus()
    setProcessing(true)
    await navigate('/checkout')
    setProcessing(false)
    leave()
  }

  function leave() {
    cartToasts.dismissChanges()
    dialog.close()
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <PriceChangeNotice changes={changes} />
      {isUpdating ? (
        <p className="text-lg font-semibold">Updating your total…</p>
      ) : (
        !isEmpty && <Sums subtotal={sums.total} later={later} discount={discount} />
      )}
      {remedy !== null && <p className="text-sm font-semibold text-red">{remedy}</p>}
      {isGuest ? (
        <LogInFirst onLeave={leave} />
      ) : (
        <div className="flex gap-2 max-[18rem]:flex-wrap">
          <Button
            size="large"
            className="grow px-4 max-[24rem]:px-2.5 max-[24rem]:text-sm"
            disabled={isEmpty || isBlocked}
            busy={processing}
            busyLabel="Processing..."
            onClick={(event) => void proceed(event)}
          >
            Proceed to Checkout
          </Button>
          <Button
            variant="quiet"
            className="px-4 max-[24rem]:px-2.5 sm:px-6"
            disabled={isEmpty || busy}
            onClick={() => void clear()}
          >
            Clear Cart
          </Button>
        </div>
      )}
      {!isEmpty && (
        <p className="text-xs text-ink-faint">
          {subscriptionsNote(later)}. Checkout redirects to a portal for secure payment processing.
        </p>
      )}
    </div>
  )
}

/** The next step of a visitor who has to log in before the checkout (product: cart 34). */
function LogInFirst({ onLeave }: { onLeave: () => void }) {
  return (
    <>
      <p className="text-sm">Create an account or log in to check out. We’ll keep these items for you.</p>
      <div className="grid grid-cols-[1fr_auto] gap-2">
        <ButtonLink to={joinPath('/checkout')} size="large" onClick={onLeave}>
          Create account
        </ButtonLink>
        <ButtonLink to={signInPath('/checkout')} variant="secondary" size="large" onClick={onLeave}>
          Log in
        </ButtonLink>
      </div>
    </>
  )
}

interface SumsProps {
  subtotal: Cents
  later: OrderTotals['recurring']
  discount: CartDiscount | null
}

function Sums({ subtotal, later, discount }: SumsProps) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
      {discount && (
        <>
          <dt className="text-sm">Subtotal</dt>
          <dd className="text-end text-sm">{formatMoney(subtotal)}</dd>
          <dt className="text-sm text-teal">
            Discount ({discount.code}){later.length > 0 && ', first payment only'}
          </dt>
          <dd className="text-end text-sm text-teal">{formatMoney(-discount.amount)}</dd>
        </>
      )}
      <dt className="text-lg font-semibold">{later.length > 0 ? 'Total today' : 'Total'}</dt>
      <dd className="text-end text-lg font-semibold">{formatPrice(subtotal - (discount?.amount ?? 0))}</dd>
      {later.map(({ interval, total: each }) => (
        <Fragment key={interval}>
          <dt className="text-sm text-ink-soft">Then {intervalLabel(interval)}</dt>
          <dd className="text-end text-sm text-ink-soft">{formatMoney(each)}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

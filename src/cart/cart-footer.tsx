import { useState } from 'react'
import { useNavigate } from 'react-router'
import { totals } from '#cart/cart.ts'
import { useCart } from '#cart/cart-provider.tsx'
import { intervalLabel } from '#cart/line-labels.ts'
import { lineRemedy } from '#cart/line-remedy.ts'
import { formatMoney, formatPrice } from '#lib/money.ts'
import { Button } from '#ui/button.tsx'

/** Totals and the way to the checkout (product: cart 26, 27, 28). */
export function CartFooter() {
  const { lines, busy, clear, dialog } = useCart()
  const navigate = useNavigate()
  const [processing, setProcessing] = useState(false)
  const { total, oneTime, subscriptions } = totals(lines)
  const isEmpty = lines.length === 0
  const isSomeOnce = lines.some(({ productData }) => productData.subscriptionInterval === null)
  const isBlocked = lines.some((line) => lineRemedy(lines, line) !== null)

  async function proceed() {
    setProcessing(true)
    await navigate('/checkout')
    setProcessing(false)
    dialog.close()
  }

  return (
    <div className="grid gap-3 sm:gap-4">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm text-ink-soft tabular-nums">
        {subscriptions.length > 0 && isSomeOnce && <Sum label="One-time" value={formatPrice(oneTime)} />}
        {subscriptions.map(({ interval, total: each }) => (
          <Sum key={interval} label={`Charged ${intervalLabel(interval)}`} value={formatPrice(each)} />
        ))}
        <dt className="text-lg font-semibold text-ink">Total</dt>
        <dd className="text-end text-lg font-semibold text-ink">
          {isEmpty ? formatMoney(0) : formatPrice(total)}
        </dd>
      </dl>
      <p className="-mt-2 text-sm text-ink-soft">Subscription items are charged monthly</p>
      <div className="flex gap-2">
        <Button
          size="large"
          className="grow px-4 max-[24rem]:px-2.5 max-[24rem]:text-sm"
          disabled={isEmpty || isBlocked}
          busy={processing}
          busyLabel="Processing..."
          onClick={() => void proceed()}
        >
          Proceed to Checkout
        </Button>
        <Button
          variant="secondary"
          className="px-4 max-[24rem]:px-2.5 sm:px-6"
          disabled={isEmpty || busy}
          onClick={() => void clear()}
        >
          Clear Cart
        </Button>
      </div>
      <p className="text-xs text-ink-faint">Checkout redirects to a portal for secure payment processing.</p>
    </div>
  )
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="text-end">{value}</dd>
    </>
  )
}

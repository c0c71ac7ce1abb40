import { useState } from 'react'
import { Link } from 'react-router'
import { countOf, countOfItems } from '#cart/cart.ts'
import { useCart } from '#cart/browser/use-cart.ts'
import { PriceChangeNotice } from '#cart/price-change-notice.tsx'
import { DiscountCode } from '#cart/discounts/discount-code.tsx'
import { useDiscount } from '#cart/discounts/use-discount.ts'
import { CheckoutLayout } from '#orders/checkout/checkout-layout.tsx'
import type { OpenCheckout } from '#orders/checkout/checkout.ts'
import { CustomerForm, formId } from '#orders/checkout/customer-form.tsx'
import { OpenOrderNote } from '#orders/checkout/open-order-note.tsx'
import { OrderSummaryLines } from '#orders/checkout/order-summary-lines.tsx'
import { summaryOfCart } from '#orders/checkout/order-summary.ts'
import { PreparedBefore } from '#orders/checkout/prepared-before.tsx'
import { cartFingerprint } from '#orders/checkout/registration.ts'
import { SoldBy } from '#cart/sold-by.tsx'
import { SummaryTerms } from '#orders/checkout/summary-terms.tsx'
import { useHandOver } from '#orders/checkout/use-hand-over.ts'
import { useLineSellers } from '#cart/use-line-sellers.ts'
import { formatPrice } from '#lib/money.ts'
import { Button } from '#ui/forms/button.tsx'
import { ChevronDownIcon } from '#ui/icons/icons-interface.tsx'
import { Card } from '#ui/layout/card.tsx'

interface OpenCheckoutScreenProps extends OpenCheckout {
  /**
   * Called with the element below the summary. An offer that loads later is rendered there, so that it does
   * not shift the lines.
   */
  belowSummary: (place: HTMLElement | null) => void
}

/** The checkout of a known customer whose cart is not empty. */
export function OpenCheckoutScreen({ belowSummary, ...checkout }: OpenCheckoutScreenProps) {
  const discount = useDiscount(checkout.lines)
  const { lines, priceChanges, mustAcceptPrices, preparedBefore, ...handOver } = useHandOver(
    checkout,
    discount,
  )
  const { remove, dialog } = useCart()
  const summary = summaryOfCart(lines, discount.discount)
  const sellerOf = useLineSellers(checkout.lines)
  const [isWide] = useState(() => matchMedia('(width >= 64rem)').matches)
  const code = <DiscountCode of={discount} />
  const hasObstacle = lines.some(({ id }) => handOver.obstacleOf(id) !== null)
  return (
    <CheckoutLayout
      summary={
        <>
          <Card className="relative grid grid-cols-1 gap-6 p-5 md:p-8">
            <details open={isWide || hasObstacle}>
              <summary className="disclosure -my-3 w-full justify-between gap-2 py-3 lg:pointer-events-none lg:[&>:not(h2)]:hidden">
                <h2 className="text-lg whitespace-nowrap text-ink sm:text-xl">Order Summary</h2>
                <span className="ms-auto text-end">
                  {countOfItems(countOf(lines))} <span className="max-sm:hidden">· </span>
                  <span className="font-semibold text-ink tabular-nums">{formatPrice(summary.total)}</span>
                </span>
                <ChevronDownIcon className="size-4" />
              </summary>
              <div className="grid gap-6 pt-6">
                <OrderSummaryLines
                  summary={summary}
                  totalLabel="Total today"
                  obstacleOf={handOver.obstacleOf}
                  onRemove={(lineId) => void remove(lineId)}
                  noteOf={(lineId) => <SoldBy name={sellerOf(lineId)} />}
                />
                {isWide && code}
                <div className="grid gap-2">
                  <SummaryTerms summary={summary} />
                  <Link to="/marketplace/quotes/new" className="link w-fit py-2 text-sm" data-screen-only="">
                    Ask for a quote
                  </Link>
                </div>
                <Button
                  variant="quiet"
                  className="-mx-4 -my-4 justify-self-start px-4 lg:absolute lg:end-8 lg:top-8 lg:-my-1.75"
                  onClick={dialog.open}
                >
                  Edit cart
                </Button>
              </div>
            </details>
            {!isWide && code}
            <PriceChangeNotice changes={priceChanges} acceptWith={mustAcceptPrices ? formId : null} />
          </Card>
          <div ref={belowSummary} className="mt-6 empty:hidden" />
        </>
      }
      note={!preparedBefore && <OpenOrderNote lines={checkout.lines} />}
      form={
        <CustomerForm
          user={checkout.user}
          fingerprint={cartFingerprint(checkout.lines)}
          processing={handOver.processing}
          total={summary.total}
          notice={preparedBefore && <PreparedBefore />}
          onProceed={handOver.proceed}
        />
      }
    />
  )
}

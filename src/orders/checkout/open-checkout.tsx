import { CheckoutLayout } from '#orders/checkout/checkout-layout.tsx'
import type { OpenCheckout } from '#orders/checkout/checkout.ts'
import { CustomerForm, formId } from '#orders/checkout/customer-form.tsx'
import { NextSteps } from '#orders/checkout/next-steps.tsx'
import { OrderSummaryLines } from '#orders/checkout/order-summary-lines.tsx'
import { summaryOfCart } from '#orders/checkout/order-summary.ts'
import { PriceChangeNotice } from '#cart/price-change-notice.tsx'
import { useHandOver } from '#orders/checkout/use-hand-over.tsx'
import { Card } from '#ui/card.tsx'

/** The checkout of a customer with something in the cart. */
export function OpenCheckoutScreen(checkout: OpenCheckout) {
  const { lines, priceChanges, asking, ...handOver } = useHandOver(checkout)
  return (
    <CheckoutLayout
      summary={
        <Card className="grid gap-6 p-6 md:p-8">
          <h2 className="text-xl">Order Summary</h2>
          <PriceChangeNotice changes={priceChanges} acceptWith={asking ? formId : null} />
          <OrderSummaryLines
            summary={summaryOfCart(lines)}
            obstacleOf={handOver.obstacleOf}
            onRemove={handOver.removeLine}
          />
          <p className="text-sm text-ink-soft">Subscription items are charged monthly.</p>
        </Card>
      }
      form={<CustomerForm {...checkout} processing={handOver.processing} onProceed={handOver.proceed} />}
      aside={<NextSteps />}
    />
  )
}

import { subscriptionsNote } from '#cart/line-labels.ts'
import type { OrderSummary } from '#orders/checkout/order-summary.ts'

/** The text below the total: how subscriptions are charged and canceled (product: checkout 3, 19). */
export function SummaryTerms({ summary: { later } }: { summary: Pick<OrderSummary, 'later'> }) {
  const after =
    later.length > 0
      ? ' After that, cancel in My Purchases. You keep access through the period you paid for.'
      : ''
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      <p>Cancel anytime before you sign.{after}</p>
      <p>{`${subscriptionsNote(later)}.`}</p>
    </div>
  )
}

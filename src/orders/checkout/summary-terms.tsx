import { subscriptionsNote } from '#cart/line-labels.ts'
import {
  cancelBeforeSigning,
  cancelOneTime,
  cancelSubscription,
  keepAccess,
} from '#catalog/details/cancel-words.ts'
import type { OrderSummary } from '#orders/checkout/order-summary.ts'

interface SummaryTermsProps {
  summary: Pick<OrderSummary, 'oneTime' | 'later'>
}

/**
 * The text below the total. It explains how subscriptions are charged and how to cancel (product: checkout 3, 19).
 */
export function SummaryTerms({ summary: { oneTime, later } }: SummaryTermsProps) {
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      <p>
        {cancelBeforeSigning} After that, {cancelingAfter(later.length > 0, oneTime.length > 0)}
      </p>
      <p>{`${subscriptionsNote(later)}.`}</p>
    </div>
  )
}

function cancelingAfter(hasSubscriptions: boolean, hasOthers: boolean): string {
  if (!hasSubscriptions) return cancelOneTime
  if (!hasOthers) return cancelSubscription
  return `cancel subscriptions in My Purchases. ${keepAccess} Your signed agreement covers the rest.`
}

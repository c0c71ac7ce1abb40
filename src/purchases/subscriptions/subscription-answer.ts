import { keepAccess } from '#catalog/details/cancel-words.ts'
import { formatMoney, intervalLabel } from '#lib/money.ts'
import { isRenewalDue, quantityTerms, type QuantityTerms } from '#orders/subscription.ts'
import { longDay } from '#orders/times.ts'
import type { SubscriptionView } from '#orders/subscriptions/subscriptions.queries.server.ts'

/** The reason for rejecting a change, and the subscription's line. */
export type SubscriptionAnswer =
  | { outcome: 'invalid'; line: string; values: Record<string, string> }
  | {
      outcome:
        | 'unknown'
        | 'ended'
        | 'canceling'
        | 'unchanged'
        | 'past_due'
        | 'under_way'
        | 'too_many'
        | 'away'
      line: string
    }

/** The message above the list. `max` is the maximum quantity of the product. */
export function subscriptionProblem({ outcome }: SubscriptionAnswer, max: number): string {
  switch (outcome) {
    case 'invalid':
      return `Nothing has changed. Enter a number from 1 to ${max}.`
    case 'unknown':
      return 'We couldn’t find this subscription. Log in with the account you ordered with.'
    case 'ended':
      return 'This subscription has ended. You can order it again anytime.'
    case 'canceling':
      return 'This subscription is set to cancel. Resume it to change the quantity.'
    case 'unchanged':
      return unchanged
    case 'past_due':
      return pastDue
    case 'under_way':
      return 'You’ve already signed a change to this quantity. It takes effect once it’s paid.'
    case 'too_many':
      return 'That’s a lot of changes at once. Please try again in an hour.'
    case 'away':
      return 'We couldn’t save this just now. Please try again in a moment.'
  }
}

/** The message after a change. `name` is the subscription's product, if it is known. */
export function subscriptionDone(done: string | null, name = 'Your subscription'): string | null {
  const canceled = `${name} is set to cancel. ${keepAccess}`
  if (done === 'cancel') return canceled
  if (done === 'cancel-with-change') return `${canceled} We also canceled your unpaid quantity change.`
  return done === 'resume' ? `${name} continues. It renews at the end of the paid period.` : null
}

const unchanged = 'You’ve already chosen this many.'
const pastDue = 'Your last renewal isn’t paid yet. You can add more as soon as it is.'

type Changed = Pick<
  SubscriptionView,
  | 'status'
  | 'price'
  | 'quantity'
  | 'nextQuantity'
  | 'maxUnits'
  | 'interval'
  | 'periodStart'
  | 'periodEnd'
  | 'timeZone'
>

/**
 * Explains what the entered quantity costs now and later; `null` if it cannot be ordered (product: subscriptions
 * 7).
 */
export function quantityWords(subscription: Changed, entered: string, now: Date): string | null {
  const quantity = Number(entered)
  if (!/^\s*[1-9]\d?\s*$/.test(entered) || quantity > subscription.maxUnits) return null
  if (quantity === (subscription.nextQuantity ?? subscription.quantity)) return unchanged
  const terms = termsOf(subscription, quantity, now)
  if (terms.more > 0 && isDue(subscription, now)) return pastDue
  const due = terms.more > 0 ? `${formatMoney(terms.now)} now` : 'Nothing due now'
  const later = `${formatMoney(terms.later)} ${intervalLabel(subscription.interval)}`
  return `${due}, then ${later} from ${nextRenewal(subscription, now)}.`
}

/** Explains a change of the quantity before one is entered. */
export function quantityHint(subscription: Changed, now: Date): string {
  const reducing = `A smaller quantity applies from ${nextRenewal(subscription, now)}.`
  return isDue(subscription, now)
    ? `${reducing} You sign it first. You can add more once the renewal is paid.`
    : `Adding takes effect once you pay for the rest of this period. ${reducing} You sign either change first.`
}

/**
 * The renewal that charges the new quantity, when a smaller one also takes effect. A renewal that is due already
 * charges for fewer units (product: subscriptions 8).
 */
function nextRenewal(subscription: Changed, now: Date): string {
  if (isDue(subscription, now)) return 'the next renewal that is paid'
  return longDay(subscription.periodEnd, subscription.timeZone)
}

function isDue({ status, periodEnd }: Changed, now: Date): boolean {
  return isRenewalDue(status, new Date(periodEnd), now)
}

function termsOf(subscription: Changed, quantity: number, now: Date): QuantityTerms {
  const [periodStart, periodEnd] = [new Date(subscription.periodStart), new Date(subscription.periodEnd)]
  return quantityTerms({ ...subscription, periodStart, periodEnd }, quantity, now)
}

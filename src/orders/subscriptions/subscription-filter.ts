import { termOf } from '#lib/search-terms.ts'
import { subscriptionStatuses, type SubscriptionStatus } from '#orders/subscription.ts'

/** The filter of the list of subscriptions (product: subscriptions 21). */
export interface SubscriptionFilter {
  /** `open` means every subscription that has not ended. */
  state: SubscriptionStatus | 'open' | 'all'
  /** Part of a product's name, or of a customer's name, company or email address. */
  term: string
  /** Whether to list the latest next charge first. */
  isLastFirst: boolean
}

export function subscriptionFilterOf(parameters: URLSearchParams): SubscriptionFilter {
  const state = parameters.get('state')
  return {
    state: [...subscriptionStatuses, 'all' as const].find((each) => each === state) ?? 'open',
    term: termOf(parameters),
    isLastFirst: parameters.get('sort') === '-due',
  }
}

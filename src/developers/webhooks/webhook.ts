/** The events that a seller's systems can receive (product: developers 8). */
export const webhookEventLabels = {
  'order.paid': 'An order is paid',
  'order.active': 'An order is active',
  'order.canceled': 'An order is canceled',
  'subscription.renewed': 'A subscription is renewed',
  'subscription.past_due': 'A subscription is past due',
  'subscription.ended': 'A subscription has ended',
  'review.published': 'A review is published',
} as const satisfies Record<string, string>

export type WebhookEvent = keyof typeof webhookEventLabels

export const webhookEvents = Object.keys(webhookEventLabels) as [WebhookEvent, ...WebhookEvent[]]

export const maxWebhooks = 10

/** A message that somebody sends by hand to test a receiver. */
export const testEvent = 'webhook.test'

/** `held`: not sent, because the webhook was paused. */
export const deliveryStates = ['pending', 'delivered', 'failed', 'held'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** An attempt before the last one, as the log stores it. */
export interface EarlierAttempt {
  at: string
  status: number | null
  error: string | null
  answer: string | null
}

/** The log shows ten attempts of each message: nine earlier attempts and the last one. */
export const maxEarlierAttempts = 9

export const pauseReasons = ['person', 'failures'] as const

const [minute, hour] = [60, 3600]
/** The seconds before each further attempt. In total they last a day (product: developers 11). */
const retrySeconds = [
  5,
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  4 * hour,
  8 * hour,
  9 * hour + 24 * minute,
]

/** Returns the seconds to wait after this many failed attempts, or `null` after the last one. */
export function secondsToNextAttempt(attempts: number): number | null {
  return retrySeconds[attempts - 1] ?? null
}

/** A webhook is paused if all attempts have failed for this long. */
export const pausedAfterMilliseconds = 24 * hour * 1000
/** The time for which messages are also signed with the previous secret, so that the receiver can switch. */
export const secretOverlapMilliseconds = 24 * hour * 1000
/** Messages and their deliveries are deleted after this many days. */
export const deliveryLogDays = 30

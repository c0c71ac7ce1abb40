/** The events that a seller's machines can receive (product: developers 8). */
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

/** A message that somebody sends by hand, to try a receiver. */
export const testEvent = 'webhook.test'

/** `held`: not sent, because the webhook was paused. */
export const deliveryStates = ['pending', 'delivered', 'failed', 'held'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** An earlier attempt, as the log keeps it. */
export interface EarlierAttempt {
  at: string
  status: number | null
  error: string | null
  answer: string | null
}

/** Together with the last attempt, the log shows ten of each message. */
export const maxEarlierAttempts = 9

export const pauseReasons = ['person', 'failures'] as const

const [minute, hour] = [60, 3600]
/** Seconds until the next attempt. Together they last a day (product: developers 11). */
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

/** How long to wait after this many failed attempts; `null` after the last one. */
export function secondsToNextAttempt(attempts: number): number | null {
  return retrySeconds[attempts - 1] ?? null
}

/** A webhook is paused once all attempts have failed for this long. */
export const pausedAfterMilliseconds = 24 * hour * 1000
/** How long messages are also signed with the previous secret, until the receiver has the new one. */
export const secretOverlapMilliseconds = 24 * hour * 1000
/** Messages and their deliveries are deleted after this many days. */
export const deliveryLogDays = 30

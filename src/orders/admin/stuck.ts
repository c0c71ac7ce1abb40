/** Why an order needs attention (product: dashboard 81). */
export const stuckReasons = ['silent', 'event_pending', 'event_ignored', 'mail_failed'] as const

export type StuckReason = (typeof stuckReasons)[number]

const labels: Record<StuckReason, string> = {
  silent: 'No news for too long',
  event_pending: 'An event waits',
  event_ignored: 'An event was not applied',
  mail_failed: 'A mail failed',
}

export function stuckLabel(reason: StuckReason): string {
  return labels[reason]
}

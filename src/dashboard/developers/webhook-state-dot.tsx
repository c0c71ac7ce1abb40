import { StatusDot } from '#dashboard/components/status-dot.tsx'
import type { ListedWebhook } from '#developers/webhooks/webhooks.queries.server.ts'

type WebhookState = Pick<ListedWebhook, 'failingSince' | 'pausedAt' | 'pausedBy'>

export function WebhookStateDot({
  webhook: { failingSince, pausedAt, pausedBy },
}: {
  webhook: WebhookState
}) {
  if (pausedAt !== null) {
    return pausedBy === 'failures' ? (
      <StatusDot tone="bad">Paused after a day of failures</StatusDot>
    ) : (
      <StatusDot tone="quiet">Paused</StatusDot>
    )
  }
  if (failingSince !== null) return <StatusDot tone="waiting">Failing, trying again</StatusDot>
  return <StatusDot tone="good">On</StatusDot>
}

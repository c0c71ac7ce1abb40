import { Link } from 'react-router'
import { ActionPanel } from '#dashboard/components/action-panel.tsx'
import { DataTable } from '#dashboard/lists/data-table.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { SellerChoice, WebhookFields, type RejectedWebhook } from '#dashboard/developers/developer-fields.tsx'
import { webhookEventLabels } from '#developers/webhooks/webhook.ts'
import type { ListedWebhook } from '#developers/webhooks/webhooks.queries.server.ts'
import { StatusDot } from '#dashboard/components/status-dot.tsx'

interface WebhooksSectionProps {
  webhooks: readonly ListedWebhook[]
  sellers: readonly { id: string; name: string }[]
  rejected: RejectedWebhook | null
}

export function WebhooksSection({ webhooks, sellers, rejected }: WebhooksSectionProps) {
  return (
    <section aria-labelledby="webhooks">
      <h2 id="webhooks" className="people-heading">
        Webhooks
      </h2>
      <DataTable
        caption="Webhooks"
        rows={webhooks}
        empty={
          <p>No webhooks yet. A webhook tells one of your systems right away when you sell something.</p>
        }
        columns={[
          {
            title: 'Address',
            cell: ({ id, url }) => (
              <Link to={`/dashboard/developers/webhooks/${id}`} className="link break-all">
                {url}
              </Link>
            ),
          },
          ...(sellers.length > 1 ? [{ title: 'Seller', cell: ({ seller }: ListedWebhook) => seller }] : []),
          {
            title: 'Events',
            cell: ({ events }) => events.map((event) => webhookEventLabels[event]).join(', '),
          },
          { title: 'State', cell: (webhook) => <WebhookStateDot webhook={webhook} /> },
        ]}
      />
      <div className="mt-4">
        <ActionPanel
          label="Add a webhook…"
          isOpen={rejected !== null}
          question="Messages follow Standard Webhooks. Check their signature with the secret that the next page shows."
        >
          <SellerChoice sellers={sellers} chosen={rejected?.values.seller} />
          <WebhookFields values={rejected?.values ?? { url: '', events: [] }} rejected={rejected} />
          <SubmitButton intent="add-webhook">Add the webhook</SubmitButton>
        </ActionPanel>
      </div>
    </section>
  )
}

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

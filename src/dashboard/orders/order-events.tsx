import { ActionPanel } from '#dashboard/components/action-panel.tsx'
import { DataTable } from '#dashboard/components/data-table.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { StatusDot, type StatusTone } from '#dashboard/components/status-dot.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { orderNumber } from '#orders/order-number.ts'
import { amountIn } from '#orders/admin/order-report.ts'

interface EventRow {
  id: string
  type: string
  outcome: string
  reason: string | null
  receivedAt: Date
  payload: unknown
}

interface OrderEventsProps {
  orderId: string
  events: readonly EventRow[]
  mayReplay: boolean
}

/** The events that the signing portal sent about the order. */
export function OrderEvents({ orderId, events, mayReplay }: OrderEventsProps) {
  return (
    <section>
      <h2 className="work-title">Events of the signing portal</h2>
      <DataTable
        caption="Events of the signing portal"
        rows={events}
        rowKey={({ id }) => id}
        columns={[
          {
            title: 'Event',
            cell: ({ type, id }) => (
              <>
                <span className="block">{type}</span>
                <span className="block text-xs font-normal break-all text-ink-soft">{id}</span>
              </>
            ),
          },
          { title: 'Received (UTC)', cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
          { title: 'Amount', cell: ({ payload }) => amountIn(payload), isFigure: true },
          {
            title: 'Outcome',
            cell: (event) => (
              <>
                <Outcome {...event} />
                {mayReplay && isOpen(event) && <Replay orderId={orderId} eventId={event.id} />}
              </>
            ),
          },
        ]}
        empty={
          <p className="p-4 text-ink-soft">The signing portal has not told anything about this order.</p>
        }
      />
    </section>
  )
}

function isOpen({ outcome }: EventRow): boolean {
  return outcome !== 'processed'
}

const tones: Record<string, StatusTone> = { processed: 'good', pending: 'waiting', ignored: 'bad' }

const reasons: Record<string, string> = {
  wrong_amount: 'another amount',
  not_allowed: 'does not fit the order',
  already_there: 'known already',
  unknown_type: 'unknown type',
}

function Outcome({ outcome, reason }: EventRow) {
  const tone = reason === 'already_there' ? 'quiet' : (tones[outcome] ?? 'quiet')
  const words = { processed: 'Applied', pending: 'Waits', ignored: 'Not applied' }[outcome] ?? outcome
  return (
    <StatusDot tone={tone}>{reason === null ? words : `${words}: ${reasons[reason] ?? reason}`}</StatusDot>
  )
}

function Replay({ orderId, eventId }: { orderId: string; eventId: string }) {
  return (
    <div className="my-2">
      <ActionPanel
        label="Replay…"
        question={`Evaluate this event again and apply it to order ${orderNumber(orderId)} if it fits now?`}
      >
        <SubmitButton intent="replay" of={eventId}>
          Yes, replay it
        </SubmitButton>
      </ActionPanel>
    </div>
  )
}

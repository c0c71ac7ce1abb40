import type { ReactNode } from 'react'
import { ActionPanel } from '#dashboard/components/action-panel.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { StatusDot, type StatusTone } from '#dashboard/components/status-dot.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { amountIn, type OrderActivity, type OrderPortalEvent } from '#dashboard/orders/order-activity.ts'
import { formatMoney } from '#lib/money.ts'
import { orderNumber } from '#orders/order-number.ts'
import type { TransitionSource } from '#orders/order-status.ts'
import { mailLabel, statusLabel } from '#orders/order-timeline.ts'
import type { Order, OrderMail } from '#orders/order.ts'

interface OrderActivityListProps {
  order: Order
  activity: readonly OrderActivity[]
  mayReplay: boolean
}

/** The order's activity, newest first: transitions, events, mails and notes. */
export function OrderActivityList({ order, activity, mayReplay }: OrderActivityListProps) {
  return (
    <section aria-labelledby="order-activity">
      <h2 id="order-activity" className="work-title">
        Activity
      </h2>
      <ol className="grid gap-3.5 [&>li]:border-s-2 [&>li]:border-line-strong [&>li]:ps-3.5">
        {activity.map((entry, index) => (
          <li key={`${entry.kind} ${index}`} data-kind={entry.kind}>
            <Entry {...{ order, entry, mayReplay }} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Entry({ order, entry, mayReplay }: { order: Order; entry: OrderActivity; mayReplay: boolean }) {
  switch (entry.kind) {
    case 'transition': {
      const { to, source, note } = entry.transition
      const { events, mail, author } = entry
      return (
        <>
          <p>
            <strong>{statusLabel(to, order)}</strong>
            {author === null ? sources[source] : ` by ${author}`}
            {amountsOf(events)}
          </p>
          <When at={entry.at}>{source === 'signing_portal' && 'reported by the signing portal'}</When>
          {note && <p className="text-ink-soft">{note}</p>}
          <EventIds events={events} />
          {mail && <Mail mail={mail} order={order} />}
        </>
      )
    }
    case 'event': {
      const { event } = entry
      return (
        <>
          <p className="flex flex-wrap gap-x-4">
            <span>
              Signing portal: <strong>{event.type}</strong>
              {amountsOf([event])}
            </span>
            <Outcome {...event} />
          </p>
          <When at={entry.at}>
            <span className="break-all">{event.id}</span>
          </When>
          {mayReplay && event.outcome !== 'processed' && <Replay orderId={order.id} eventId={event.id} />}
        </>
      )
    }
    case 'mail': {
      const { mail } = entry
      return (
        <>
          <Mail mail={mail} order={order} />
          <When at={entry.at}>{mail.tries > 1 && `${mail.tries} tries`}</When>
        </>
      )
    }
    case 'note': {
      const { kind, amount, text, author } = entry.note
      return (
        <>
          <p>
            {kind === 'refund' && amount !== null ? (
              <strong>Refund of {formatMoney(amount)}</strong>
            ) : (
              <strong>Note</strong>
            )}
            {/* A refund that the signing portal reported has no author. */}
            {(author !== null || kind !== 'refund') && ` by ${author ?? 'someone who left'}`}
          </p>
          <When at={entry.at} />
          <p className="whitespace-pre-line">{text}</p>
          <EventIds events={entry.events} />
        </>
      )
    }
  }
}

/** The signing portal is not named as the author, because it only reports actions of others. */
const sources: Record<TransitionSource, string> = {
  customer: ' by the customer',
  signing_portal: '',
  staff: ' by staff',
  system: ' by the store',
}

const mailStates: Record<OrderMail['state'], { tone: StatusTone; label: string }> = {
  queued: { tone: 'waiting', label: 'On its way' },
  sending: { tone: 'waiting', label: 'On its way' },
  sent: { tone: 'good', label: 'Sent' },
  failed: { tone: 'bad', label: 'Failed' },
}

/** Returns the amounts in the events, such as ', $21.00'. */
function amountsOf(events: readonly OrderPortalEvent[]): string {
  const amounts = new Set(events.map(({ payload }) => amountIn(payload)).filter((amount) => amount !== ''))
  return [...amounts].map((amount) => `, ${amount}`).join('')
}

/** The ids of the events, with which staff can find the events in the signing portal. */
function EventIds({ events }: { events: readonly OrderPortalEvent[] }) {
  if (events.length === 0) return null
  return (
    <details className="text-xs text-ink-soft">
      <summary>Event id</summary>
      <p className="break-all">{events.map(({ type, id }) => `${type} ${id}`).join(', ')}</p>
    </details>
  )
}

function Mail({ mail, order }: { mail: OrderMail; order: Order }) {
  const { tone, label } = mailStates[mail.state]
  return (
    <>
      <p className="flex flex-wrap gap-x-4">
        <span>
          Email: <strong>{mailLabel(mail, order)}</strong>
          {order.form.email && ` to ${order.form.email}`}
        </span>
        <StatusDot tone={tone}>{label}</StatusDot>
      </p>
      {mail.error !== null && mail.state !== 'sent' && <p className="text-ink-soft">{mail.error}</p>}
    </>
  )
}

function When({ at, children }: { at: Date; children?: ReactNode }) {
  return (
    <p className="text-xs text-ink-soft">
      <Moment at={at} />
      {children && <> · {children}</>}
    </p>
  )
}

const tones: Record<string, StatusTone> = { processed: 'good', pending: 'waiting', ignored: 'bad' }

const reasons: Record<string, string> = {
  wrong_amount: 'another amount',
  not_allowed: 'doesn’t fit the order',
  already_there: 'known already',
  unknown_type: 'unknown type',
}

function Outcome({ outcome, reason }: { outcome: string; reason: string | null }) {
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
        label="Apply again…"
        question={`Try this event again? We’ll apply it to order ${orderNumber(orderId)} if it fits now.`}
      >
        <SubmitButton intent="replay" of={eventId}>
          Yes, apply it again
        </SubmitButton>
      </ActionPanel>
    </div>
  )
}

import { Moment } from '#dashboard/components/moment.tsx'
import { StatusDot, type StatusTone } from '#dashboard/components/status-dot.tsx'
import { mailLabel, statusLabel } from '#orders/order-timeline.ts'
import type { Order, OrderMail } from '#orders/order.ts'
import type { TransitionSource } from '#orders/order-status.ts'

const sources: Record<TransitionSource, string> = {
  customer: 'the customer',
  signing_portal: 'the signing portal',
  staff: 'staff',
  system: 'the store',
}

/** The history of the order, with actors. */
export function StaffTimeline({ order }: { order: Order }) {
  return (
    <section>
      <h2 className="work-title">Timeline</h2>
      <ol className="entries">
        {order.timeline.map(({ to, source, note, at }, index) => (
          <li key={`${index} ${to}`}>
            <p>
              <strong>{statusLabel(to, order)}</strong> by {sources[source]}
            </p>
            <p className="text-xs text-ink-soft">
              <Moment at={at} />
            </p>
            {note && <p className="text-ink-soft">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

const mailStates: Record<OrderMail['state'], { tone: StatusTone; label: string }> = {
  queued: { tone: 'waiting', label: 'On its way' },
  sending: { tone: 'waiting', label: 'On its way' },
  sent: { tone: 'good', label: 'Sent' },
  failed: { tone: 'bad', label: 'Failed' },
}

/** Mails to the customer, with the error of failed ones. */
export function OrderMails({ order }: { order: Order }) {
  return (
    <section>
      <h2 className="work-title">{order.form.email ? `Mails to ${order.form.email}` : 'Mails'}</h2>
      {order.mails.length === 0 && <p className="text-ink-soft">None so far.</p>}
      <ol className="entries">
        {order.mails.map((mail, index) => (
          <li key={`${index} ${mail.kind}`}>
            <p className="flex flex-wrap gap-x-4">
              <strong>{mailLabel(mail, order)}</strong>
              <StatusDot tone={mailStates[mail.state].tone}>{mailStates[mail.state].label}</StatusDot>
            </p>
            <p className="text-xs text-ink-soft">
              <Moment at={mail.at} />
              {mail.tries > 1 && `, ${mail.tries} tries`}
            </p>
            {mail.error !== null && mail.state !== 'sent' && <p className="text-ink-soft">{mail.error}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

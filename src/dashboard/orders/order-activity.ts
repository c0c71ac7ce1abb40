import { mailOfTransition } from '#orders/transitions/order-mail-kinds.ts'
import { formatMoney, parsePrice, toDollars } from '#lib/money.ts'
import type { Order, OrderMail, RecordedTransition } from '#orders/order.ts'
import type { StaffStep } from '#orders/admin/staff-steps.queries.server.ts'
import type { OrderNoteView } from '#orders/receipts/order-notes.queries.server.ts'
import type { PortalEventView } from '#orders/portal-events/portal-events.queries.server.ts'

export type OrderPortalEvent = Omit<PortalEventView, 'order'>

type Note = Omit<OrderNoteView, 'id'>

/** One entry of an order's activity, with the events that reported it and the mail about it. */
export type OrderActivity =
  | {
      kind: 'transition'
      at: Date
      transition: RecordedTransition
      /** The name of the member of staff who made the transition. */
      author: string | null
      events: readonly OrderPortalEvent[]
      mail: OrderMail | null
    }
  | { kind: 'event'; at: Date; event: OrderPortalEvent }
  | { kind: 'mail'; at: Date; mail: OrderMail }
  | { kind: 'note'; at: Date; note: Note; events: readonly OrderPortalEvent[] }

interface Happened {
  order: Pick<Order, 'timeline' | 'mails'>
  events: readonly OrderPortalEvent[]
  notes: readonly Note[]
  staffSteps: readonly StaffStep[]
}

/** Returns the activity of an order, newest first (product: dashboard 82). */
export function orderActivity({ order, events, notes, staffSteps }: Happened): OrderActivity[] {
  const rest = { events: new Set(events.toReversed()), mails: new Set(order.mails) }
  const transitions = order.timeline.map((transition, index): OrderActivity => {
    const { at, to } = transition
    // If the order had a status several times, such as after failed payments, each transition gets only its
    // own event.
    const happensAgain = order.timeline.slice(index + 1).some((later) => later.to === to)
    const reported = [...rest.events].filter((event) => hasReported(event, `order.${to}`))
    const own = happensAgain ? reported.slice(0, 1) : reported
    for (const event of own) rest.events.delete(event)
    const kind = mailOfTransition(to)
    const mail = order.mails.find((each) => each.kind === kind && rest.mails.has(each)) ?? null
    if (mail) rest.mails.delete(mail)
    const author = staffSteps.find((by) => by.to === to && by.at.getTime() === at.getTime())?.author ?? null
    return { kind: 'transition', at, transition, author, events: own, mail }
  })
  const noted = notes.map((note): OrderActivity => {
    const isOfPortal = note.kind === 'refund' && note.author === null
    const reported = [...rest.events].filter(
      (event) =>
        isOfPortal &&
        hasReported(event, 'order.refunded') &&
        event.receivedAt.getTime() === note.at.getTime(),
    )
    for (const event of reported) rest.events.delete(event)
    return { kind: 'note', at: note.at, note, events: reported }
  })
  const all: OrderActivity[] = [
    ...[...rest.events].map((event) => ({ kind: 'event' as const, at: event.receivedAt, event })),
    ...transitions,
    ...[...rest.mails].map((mail) => ({ kind: 'mail' as const, at: mail.at, mail })),
    ...noted,
  ]
  // Entries with the same time are in the order of their causes: event, transition, mail.
  return all.toSorted((one, other) => one.at.getTime() - other.at.getTime()).toReversed()
}

/** Whether the event was applied, or reported a status that the order already had. */
function hasReported({ type, outcome, reason }: OrderPortalEvent, name: string): boolean {
  return type === name && (outcome === 'processed' || reason === 'already_there')
}

/** The payment amount of an event, formatted like the shop's prices if it is in dollars (product: display 1). */
export function amountIn(payload: unknown): string {
  if (typeof payload !== 'object' || payload === null || !('data' in payload)) return ''
  const { data } = payload
  if (typeof data !== 'object' || data === null || !('amount' in data)) return ''
  const currency = 'currency' in data ? String(data.currency) : ''
  const cents = currency === 'USD' ? parsePrice(data.amount) : null
  // An amount with fractions of a cent is shown as sent, because the fraction is the reason for its
  // rejection.
  const isWhole = cents !== null && toDollars(cents) === Number(data.amount)
  return isWhole ? formatMoney(cents) : `${String(data.amount)} ${currency}`.trim()
}

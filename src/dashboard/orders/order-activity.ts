import type { Cents } from '#lib/money.ts'
import type { OrderNoteKind } from '#orders/order-note.ts'
import type { Order, OrderMail, RecordedTransition } from '#orders/order.ts'

interface PortalEvent {
  id: string
  type: string
  outcome: string
  reason: string | null
  receivedAt: Date
  payload: unknown
}

interface Note {
  kind: OrderNoteKind
  text: string
  amount: Cents | null
  author: string | null
  at: Date
}

/** Something that happened to an order. */
export type OrderActivity =
  | { kind: 'transition'; at: Date; transition: RecordedTransition }
  | { kind: 'event'; at: Date; event: PortalEvent }
  | { kind: 'mail'; at: Date; mail: OrderMail }
  | { kind: 'note'; at: Date; note: Note }

interface Happened {
  order: Pick<Order, 'timeline' | 'mails'>
  events: readonly PortalEvent[]
  notes: readonly Note[]
}

/** Everything that happened to an order, newest first (product: dashboard 82). */
export function orderActivity({ order, events, notes }: Happened): OrderActivity[] {
  const all: OrderActivity[] = [
    ...events.map((event) => ({ kind: 'event' as const, at: event.receivedAt, event })),
    ...order.timeline.map((transition) => ({ kind: 'transition' as const, at: transition.at, transition })),
    ...order.mails.map((mail) => ({ kind: 'mail' as const, at: mail.at, mail })),
    ...notes.map((note) => ({ kind: 'note' as const, at: note.at, note })),
  ]
  // Entries of the same moment are ordered by cause: an event, the transition that it caused, the mail about
  // it.
  return all.toSorted((one, other) => one.at.getTime() - other.at.getTime()).toReversed()
}

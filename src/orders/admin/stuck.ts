import { waited } from '#lib/waited.ts'
import type { OrderStatus } from '#orders/order-status.ts'

/** Why an order needs attention (product: dashboard 81). */
const stuckReasons = ['silent', 'event_pending', 'event_ignored', 'mail_failed'] as const

export type StuckReason = (typeof stuckReasons)[number]

/** One reason, the time since which it applies, and the order's current status. */
export interface StuckCause {
  reason: StuckReason
  since: Date
  status: OrderStatus
}

interface Words {
  /** The first words of a sentence such as 'Paid 3 days ago'. */
  start: string
  todo: string
}

const checkEvent = 'See it in the order’s activity, and apply it again or leave a note.'

const waiting: Partial<Record<OrderStatus, Words>> = {
  paid: { start: 'Paid', todo: 'Mark it active, or tell the customer why it’s late.' },
  signed: { start: 'Signed, not paid,', todo: 'Ask the customer, or cancel the order.' },
  payment_failed: { start: 'Payment failed', todo: 'Ask the customer to try again, or cancel the order.' },
  documents_opened: { start: 'Opened, not signed,', todo: 'Ask the customer, or cancel the order.' },
}

const others: Record<Exclude<StuckReason, 'silent'>, Words> = {
  event_pending: { start: 'An event arrived and is waiting,', todo: checkEvent },
  event_ignored: { start: 'An event was not applied', todo: checkEvent },
  mail_failed: { start: 'An email failed', todo: 'Check the address, and send it again.' },
}

function wordsOf({ reason, status }: StuckCause): Words {
  if (reason !== 'silent') return others[reason]
  return waiting[status] ?? { start: 'Last changed', todo: 'Check it, and leave a note.' }
}

/** The reason in words, such as 'Paid 3 days ago'. */
export function stuckLabel(cause: StuckCause, now: Date): string {
  return `${wordsOf(cause).start} ${waited(cause.since, now)} ago`
}

/** The reason and the next step: 'Paid 3 days ago. Mark it active, or tell the customer why it’s late.' */
export function stuckSentence(cause: StuckCause, now: Date): string {
  return `${stuckLabel(cause, now)}. ${wordsOf(cause).todo}`
}

const summaries = {
  paid: 'paid and not active',
  signed: 'signed and not paid',
  payment_failed: 'with a failed payment',
  documents_opened: 'opened and not signed',
  event_pending: 'with a waiting event',
  event_ignored: 'with an event that was not applied',
  mail_failed: 'with an email that failed',
}

/**
 * Counts by reason: '11 paid and not active, 1 signed and not paid'. An order with several reasons counts for
 * each.
 */
export function stuckSummary(orders: Iterable<readonly StuckCause[]>): string {
  const all = [...orders].flat().map(({ reason, status }) => (reason === 'silent' ? status : reason))
  return Object.entries(summaries)
    .map(([name, words]) => ({ words, times: all.filter((each) => each === name).length }))
    .filter(({ times }) => times > 0)
    .map(({ words, times }) => `${times.toLocaleString('en-US')} ${words}`)
    .join(', ')
}

/** The id of the order that has been stuck longest. */
export function longestStuck(stuck: ReadonlyMap<string, readonly StuckCause[]>): string | null {
  const since = (causes: readonly StuckCause[]) => Math.min(...causes.map((cause) => cause.since.getTime()))
  const [first] = [...stuck].toSorted(([, one], [, other]) => since(one) - since(other))
  return first?.[0] ?? null
}

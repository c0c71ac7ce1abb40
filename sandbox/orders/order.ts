import * as z from 'zod'
import { afterIntervals } from '#lib/intervals.ts'
import { recordSchema } from './record.ts'

export const statuses = [
  'open',
  'signed',
  'payment_failed',
  'paid',
  'active',
  'declined',
  'cancelled',
] as const

export type Status = (typeof statuses)[number]

/** The ways to send events to the store. */
export const deliveryModes = ['at_once', 'late', 'twice', 'out_of_order', 'lost'] as const
export type DeliveryMode = (typeof deliveryModes)[number]

/** An event in the format in which it is sent. The status endpoint returns the same format. */
const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  timestamp: z.string(),
  data: z.object({
    order: z.string(),
    amount: z.number().optional(),
    currency: z.string().optional(),
    session_id: z.string().optional(),
    note: z.string().optional(),
    line: z.string().optional(),
    period: z.object({ start: z.string(), end: z.string() }).optional(),
  }),
})

export type SentEvent = z.output<typeof eventSchema>

export const signingPortalOrderSchema = z.object({
  id: z.string(),
  /** The secret in the address of the customer's visit. */
  visit: z.string(),
  /** The access key with which the order's status can be read from the store. */
  accessKey: z.string(),
  /** The hashes of the addresses that lead to this visit, with their expiry. */
  addresses: z.array(z.object({ hash: z.string(), until: z.string() })),
  sessionId: z.string(),
  record: recordSchema,
  status: z.enum(statuses),
  signedBy: z.string().nullable(),
  mode: z.enum(deliveryModes),
  /** The next amount of each recurring line as the store reports it, by line id. */
  nextAmounts: z.record(z.string(), z.number()).optional(),
  events: z.array(z.object({ event: eventSchema, deliveries: z.array(z.string()), done: z.boolean() })),
})

export type SigningPortalOrder = z.output<typeof signingPortalOrderSchema>

export const actionSchema = z.enum([
  'sign',
  'decline',
  'pay',
  'fail_payment',
  'cancel',
  'activate',
  'renew',
  'fail_renewal',
  'end',
  'refund',
])
export type Action = z.output<typeof actionSchema>

interface Transition {
  from: readonly Status[]
  /** `null` if the action does not change the status. */
  to: Status | null
  type: string
  note?: string
}

/** The actions on an order, with the event that each sends. */
export const transitions: Record<Action, Transition> = {
  sign: { from: ['open'], to: 'signed', type: 'order.signed' },
  decline: { from: ['open'], to: 'declined', type: 'order.declined', note: 'Declined on the documents page' },
  pay: { from: ['signed', 'payment_failed'], to: 'paid', type: 'order.paid' },
  fail_payment: {
    from: ['signed', 'payment_failed'],
    to: 'payment_failed',
    type: 'order.payment_failed',
    note: 'The test card was declined',
  },
  cancel: { from: ['open', 'signed', 'payment_failed'], to: 'cancelled', type: 'order.cancelled' },
  activate: { from: ['paid'], to: 'active', type: 'order.active' },
  renew: { from: ['paid', 'active'], to: null, type: 'subscription.renewed' },
  fail_renewal: {
    from: ['paid', 'active'],
    to: null,
    type: 'subscription.payment_failed',
    note: 'The test card was declined',
  },
  end: { from: ['paid', 'active'], to: null, type: 'subscription.canceled' },
  refund: { from: ['paid', 'active'], to: null, type: 'order.refunded' },
}

/** Applies an action and adds its events; `null` if the action is not possible now. */
export function afterAction(
  order: SigningPortalOrder,
  action: Action,
  { now, signedBy }: { now: Date; signedBy: string },
): SigningPortalOrder | null {
  const { from, to, type, note } = transitions[action]
  if (!from.includes(order.status) || (action === 'sign' && signedBy.trim() === '')) return null
  const words = action === 'sign' ? `Signed by ${signedBy.trim()}` : note
  return {
    ...order,
    status: to ?? order.status,
    signedBy: action === 'sign' ? signedBy.trim() : order.signedBy,
    events: [
      ...order.events,
      ...eventsOf(order, type, now, words).map((event) => ({ event, deliveries: [], done: false })),
    ],
  }
}

/** The recurring lines of an order. Each gets its own billing events. */
export function recurringLines({ record }: Pick<SigningPortalOrder, 'record'>) {
  return record.items.filter(({ subscription_interval: interval, price }) => interval !== null && price > 0)
}

function eventsOf(order: SigningPortalOrder, type: string, now: Date, note?: string): SentEvent[] {
  if (!type.startsWith('subscription.')) return [eventOf(order, type, now, note)]
  return recurringLines(order).map((line) => {
    const event = eventOf(order, type, now, note)
    const { period, amount } = chargeOf(order, line)
    const charge = type === 'subscription.canceled' ? {} : { period }
    const paid = type === 'subscription.renewed' ? { amount, currency: 'USD' } : {}
    return { ...event, data: { ...event.data, line: line.id, ...charge, ...paid } }
  })
}

/** The next unpaid period of a line, and its price. */
function chargeOf(order: SigningPortalOrder, line: SigningPortalOrder['record']['items'][number]) {
  const paid = order.events.find(({ event }) => event.type === 'order.paid')?.event.timestamp
  const begun = new Date(paid ?? order.record.timestamp)
  const renewed = order.events.filter(
    ({ event }) => event.type === 'subscription.renewed' && event.data.line === line.id,
  ).length
  const at = (times: number) =>
    afterIntervals(begun, line.subscription_interval ?? 'month', times).toISOString()
  const amount = order.nextAmounts?.[line.id] ?? line.price * line.quantity
  return { period: { start: at(renewed + 1), end: at(renewed + 2) }, amount }
}

export function eventOf(
  order: Pick<SigningPortalOrder, 'id' | 'sessionId' | 'record'>,
  type: string,
  now: Date,
  note?: string,
): SentEvent {
  const paid = { amount: order.record.total, currency: 'USD', session_id: order.sessionId }
  return {
    id: `evt_${crypto.randomUUID()}`,
    type,
    timestamp: now.toISOString(),
    data: {
      order: order.id,
      ...(type === 'order.paid' && paid),
      ...(type === 'order.refunded' && { amount: order.record.total, currency: 'USD' }),
      ...(note !== undefined && { note: note.slice(0, 500) }),
    },
  }
}

import * as z from 'zod'
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

/** How the store is told of an order. */
export const deliveryModes = ['at_once', 'late', 'twice', 'out_of_order', 'lost'] as const
export type DeliveryMode = (typeof deliveryModes)[number]

/** An event, as it is sent and as the status endpoint returns it. */
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
  }),
})

export type SentEvent = z.output<typeof eventSchema>

/** An order as the signing portal stores it. */
export const signingPortalOrderSchema = z.object({
  id: z.string(),
  /** The secret part of the address of the customer's visit. */
  visit: z.string(),
  /** The access key for the order's status at the store. */
  accessKey: z.string(),
  /** The addresses that led here, as hashes, and until when they still do. */
  addresses: z.array(z.object({ hash: z.string(), until: z.string() })),
  sessionId: z.string(),
  record: recordSchema,
  status: z.enum(statuses),
  signedBy: z.string().nullable(),
  mode: z.enum(deliveryModes),
  events: z.array(z.object({ event: eventSchema, deliveries: z.array(z.string()), done: z.boolean() })),
})

export type SigningPortalOrder = z.output<typeof signingPortalOrderSchema>

export const actionSchema = z.enum(['sign', 'decline', 'pay', 'fail_payment', 'cancel', 'activate'])
export type Action = z.output<typeof actionSchema>

interface Transition {
  from: readonly Status[]
  to: Status
  type: string
  note?: string
}

/** What can be done to an order here, and the event it causes. */
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
}

/** The order after an action, with the event to send; `null` if it cannot be done now. */
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
    status: to,
    signedBy: action === 'sign' ? signedBy.trim() : order.signedBy,
    events: [...order.events, { event: eventOf(order, type, now, words), deliveries: [], done: false }],
  }
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
      ...(note !== undefined && { note: note.slice(0, 500) }),
    },
  }
}

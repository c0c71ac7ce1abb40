import * as z from 'zod/mini'
import { eventOutcomes, isPlausibleTime } from '#orders/portal-event.ts'

/** An event of the signing portal. Unknown fields are allowed, so that the portal can add new fields. */
export const portalEventForm = z.object({
  type: z.string().check(z.minLength(1), z.maxLength(100)),
  timestamp: z.iso.datetime({ offset: true }),
  data: z.object({
    order: z.string().check(z.minLength(1), z.maxLength(100)),
    amount: z.optional(z.number()),
    /** The `id` of an item of the hand-off record. */
    line: z.optional(z.string().check(z.maxLength(100))),
    /** The period that a renewal pays for, with `start` and `end`. */
    period: z.optional(z.unknown()),
    currency: z.optional(z.string().check(z.maxLength(10))),
    session_id: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    note: z.optional(z.string().check(z.maxLength(500))),
  }),
})

const periodForm = z.object({
  start: z.iso.datetime({ offset: true }),
  end: z.iso.datetime({ offset: true }),
})

/** The period of an event; `null` if it is missing or invalid. */
export function billingPeriod(period: unknown): { start: Date; end: Date } | null {
  const parsed = periodForm.safeParse(period)
  if (!parsed.success) return null
  const { start, end } = parsed.data
  return isPlausibleTime(start) && isPlausibleTime(end) && Date.parse(start) < Date.parse(end)
    ? { start: new Date(start), end: new Date(end) }
    : null
}

export type PortalEvent = z.output<typeof portalEventForm>

export const eventAnswerSchema = z.object({
  id: z.string(),
  outcome: z.enum(eventOutcomes),
  reason: z.nullable(z.string()),
  duplicate: z.boolean(),
})

/**
 * The response of `ORDER_STATUS_URL`: all events of an order, in the format in which the signing portal sends
 * them.
 */
export const orderStatusAnswer = z.object({
  events: z
    .array(z.object({ ...portalEventForm.shape, id: z.string().check(z.regex(/^[\w:-]{1,200}$/)) }))
    .check(z.maxLength(200)),
})

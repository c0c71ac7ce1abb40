import * as z from 'zod/mini'
import { eventOutcomes } from '#orders/portal-event.ts'

/** An event of the signing portal. Unknown fields are allowed, so that the portal can add some. */
export const portalEventForm = z.object({
  type: z.string().check(z.minLength(1), z.maxLength(100)),
  timestamp: z.iso.datetime({ offset: true }),
  data: z.object({
    order: z.string().check(z.minLength(1), z.maxLength(100)),
    amount: z.optional(z.number()),
    currency: z.optional(z.string().check(z.maxLength(10))),
    session_id: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    note: z.optional(z.string().check(z.maxLength(500))),
  }),
})

export type PortalEvent = z.output<typeof portalEventForm>

export const eventAnswerSchema = z.object({
  id: z.string(),
  outcome: z.enum(eventOutcomes),
  reason: z.nullable(z.string()),
  duplicate: z.boolean(),
})

/** The answer of `ORDER_STATUS_URL`: all events of the order in the form the signing portal sends. */
export const orderStatusAnswer = z.object({
  events: z
    .array(z.object({ ...portalEventForm.shape, id: z.string().check(z.regex(/^[\w:-]{1,200}$/)) }))
    .check(z.maxLength(200)),
})

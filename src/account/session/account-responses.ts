import * as z from 'zod/mini'

const user = z.strictObject({
  id: z.string(),
  email: z.string(),
  user_metadata: z.strictObject({
    full_name: z.string(),
    phone: z.optional(z.string()),
    company: z.optional(z.string()),
  }),
  role: z.literal('authenticated'),
})

export const sessionResponse = z.strictObject({
  user: z.nullable(user),
  email_proven: z.optional(z.boolean()),
  customer_portal_email: z.optional(z.string()),
})

/** The open sessions of an account or a customer, the current one first. */
export const sessionsResponse = z.strictObject({
  sessions: z.array(
    z.strictObject({
      id: z.string(),
      device: z.string(),
      place: z.nullable(z.string()),
      since: z.string(),
      last_used: z.string(),
      is_current: z.boolean(),
    }),
  ),
  /** Whether this session may open the dashboard, where second factors are managed. */
  has_dashboard: z.boolean(),
})

export const signedUpResponse = z.strictObject({ user })

export const localRecordResponse = z.object({
  loggedIn: z.literal(true),
  accessGranted: z.literal(true),
  email: z.string(),
  name: z.optional(z.string()),
  phone: z.optional(z.string()),
  company: z.optional(z.string()),
})

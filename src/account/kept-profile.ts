import * as z from 'zod/mini'

/** The profile of a backend account, in this browser only (decisions §3). */
export const keptProfileSchema = z.object({
  email: z.string(),
  full_name: z.string(),
  phone: z._default(z.string(), ''),
  company: z._default(z.string(), ''),
})
export type KeptProfile = z.output<typeof keptProfileSchema>

export const keptNotificationsSchema = z.object({
  email: z.optional(z.string()),
  marketing_emails: z.boolean(),
  product_updates: z.boolean(),
  security_alerts: z.boolean(),
})
export type KeptNotifications = z.output<typeof keptNotificationsSchema>

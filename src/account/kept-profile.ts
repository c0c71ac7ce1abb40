import { flag, object, optional, text, type Shaped } from '#lib/shape.ts'

/** The profile of a backend account, in this browser only (decisions §3). */
export const keptProfileShape = object({
  email: text,
  full_name: text,
  phone: optional(text, ''),
  company: optional(text, ''),
})
export type KeptProfile = Shaped<typeof keptProfileShape>

const switches = { marketing_emails: flag, product_updates: flag, security_alerts: flag }

export const notificationsShape = object(switches)

export const keptNotificationsShape = object({ email: optional(text), ...switches })
export type KeptNotifications = Shaped<typeof keptNotificationsShape>

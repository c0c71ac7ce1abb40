import { flag, object, optional, text, type SchemaOutput } from '#lib/schema.ts'

/** The profile of a backend account. Only this browser stores it (product: accounts 27). */
export const storedProfileSchema = object({
  email: text,
  full_name: text,
  phone: optional(text, ''),
  company: optional(text, ''),
})
export type StoredProfile = SchemaOutput<typeof storedProfileSchema>

const switches = { marketing_emails: flag, product_updates: flag, security_alerts: flag }

export const notificationsAnswerSchema = object(switches)

export const storedNotificationsSchema = object({ email: optional(text), ...switches })
export type StoredNotifications = SchemaOutput<typeof storedNotificationsSchema>

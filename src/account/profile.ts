import * as z from 'zod/mini'
import type { Notifications, Profile } from '#account/account.forms.ts'
import { sessionUser, type SessionUser } from '#account/session.ts'

/** Where the browser keeps what Settings saves (decisions §8). */
export const profileKey = 'wadah.profile'
export const notificationsKey = 'wadah.notifications'

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

/** The user as this browser's profile shows them; somebody else's profile changes nothing. */
export function withProfile(user: SessionUser, profile: KeptProfile | null): SessionUser {
  if (!profile || !sameEmail(profile.email, user.email)) return user
  return sessionUser(user.id, user.email, { ...profile, name: profile.full_name })
}

/** What this browser kept, unless another customer of it did. */
export function ownNotifications(kept: KeptNotifications | null, email: string): Notifications | null {
  if (!kept || (kept.email !== undefined && !sameEmail(kept.email, email))) return null
  const { marketing_emails, product_updates, security_alerts } = kept
  return { marketing_emails, product_updates, security_alerts }
}

export function profileOf({ user_metadata }: SessionUser): Profile {
  const { full_name, phone = '', company = '' } = user_metadata
  return { full_name, phone, company }
}

function sameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

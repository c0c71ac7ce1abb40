import type { Notifications, Profile } from '#account/session/account.forms.ts'
import type { StoredNotifications, StoredProfile } from '#account/session/stored-profile.ts'
import { sessionUser, type SessionUser } from '#account/session/session.ts'

export const profileKey = 'wadah.profile'
export const notificationsKey = 'wadah.notifications'

export const defaultNotifications: Notifications = {
  marketing_emails: true,
  product_updates: true,
  security_alerts: true,
}

/** Applies the profile stored in this browser, unless it belongs to another user. */
export function withProfile(user: SessionUser, profile: StoredProfile | null): SessionUser {
  if (!profile || !sameEmail(profile.email, user.email)) return user
  return sessionUser(user.id, user.email, { ...profile, name: profile.full_name })
}

/** The settings stored in this browser, unless they belong to another customer. */
export function ownNotifications(stored: StoredNotifications | null, email: string): Notifications | null {
  if (!stored || (stored.email !== undefined && !sameEmail(stored.email, email))) return null
  const { marketing_emails, product_updates, security_alerts } = stored
  return { marketing_emails, product_updates, security_alerts }
}

export function profileOf({ user_metadata }: SessionUser): Profile {
  const { full_name, phone = '', company = '' } = user_metadata
  return { full_name, phone, company }
}

function sameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

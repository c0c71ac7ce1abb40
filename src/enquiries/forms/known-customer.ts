import type { SessionUser } from '#account/session/session.ts'

/** What is known of a signed-in customer, by inquiry field name. */
export function knownFields({ email, user_metadata }: SessionUser): Record<string, string> {
  const { full_name, phone = '', company = '' } = user_metadata
  // A session without a name has the local part of the email instead, which must not be filled in as a name.
  const name = email.startsWith(`${full_name}@`) ? '' : full_name.trim()
  const [first_name = ''] = name.split(/\s/)
  return { name, first_name, last_name: name.slice(first_name.length).trim(), email, phone, company }
}

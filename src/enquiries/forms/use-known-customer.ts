import { useEffect, useRef, type RefObject } from 'react'
import { useSession } from '#account/session/use-session.ts'
import type { SessionUser } from '#account/session/session.ts'

/**
 * Sets the signed-in customer's data as default values, so that entered values stay. Returns a function to call
 * before a sent form is reset.
 */
export function useKnownCustomer(form: RefObject<HTMLFormElement | null>): () => void {
  const forget = useRef(() => {})
  const { session } = useSession()
  const user = session.status === 'signed-in' ? session.user : null
  useEffect(() => {
    const known = user ? Object.entries(knownFields(user)) : []
    const filled = known.flatMap(([name, value]) => {
      const field = form.current?.elements.namedItem(name)
      return field instanceof HTMLInputElement && field.defaultValue === '' ? [{ field, value }] : []
    })
    for (const { field, value } of filled) field.defaultValue = value
    forget.current = () => {
      for (const { field, value } of filled) if (field.defaultValue === value) field.defaultValue = ''
    }
    return forget.current
  }, [user, form])
  return () => forget.current()
}

/** The values known about a signed-in customer, by the names of inquiry fields. */
export function knownFields({ email, user_metadata }: SessionUser): Record<string, string> {
  const { full_name, phone = '', company = '' } = user_metadata
  // If the customer has no name, the session contains the local part of the email instead. It must not prefill the
  // name field.
  const name = email.startsWith(`${full_name}@`) ? '' : full_name.trim()
  const [first_name = ''] = name.split(/\s/)
  return { name, first_name, last_name: name.slice(first_name.length).trim(), email, phone, company }
}

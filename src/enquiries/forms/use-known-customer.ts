import { useEffect, useRef, type RefObject } from 'react'
import { useSession } from '#account/session/use-session.ts'
import type { SessionUser } from '#account/session/session.ts'

/**
 * Fills in the signed-in customer as the fields' default values, so that existing input stays. Returns the
 * function to call before a sent form is reset.
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

/** The known data of a signed-in customer, by inquiry field name. */
export function knownFields({ email, user_metadata }: SessionUser): Record<string, string> {
  const { full_name, phone = '', company = '' } = user_metadata
  // A session without a name has the local part of the email instead, which must not be filled in as a name.
  const name = email.startsWith(`${full_name}@`) ? '' : full_name.trim()
  const [first_name = ''] = name.split(/\s/)
  return { name, first_name, last_name: name.slice(first_name.length).trim(), email, phone, company }
}

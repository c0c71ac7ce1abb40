import { useEffect, type RefObject } from 'react'
import { useSession } from '#account/use-session.ts'
import { knownFields } from '#enquiries/known-customer.ts'

/**
 * Fills in the signed-in customer once known, as the fields' default values, so that the browser keeps what was typed
 * before.
 */
export function useKnownCustomer(form: RefObject<HTMLFormElement | null>): void {
  const { session } = useSession()
  const user = session.status === 'signed-in' ? session.user : null
  useEffect(() => {
    const known = user ? Object.entries(knownFields(user)) : []
    const filled = known.flatMap(([name, value]) => {
      const field = form.current?.elements.namedItem(name)
      return field instanceof HTMLInputElement && field.defaultValue === '' ? [{ field, value }] : []
    })
    for (const { field, value } of filled) field.defaultValue = value
    return () => {
      for (const { field, value } of filled) if (field.defaultValue === value) field.defaultValue = ''
    }
  }, [user, form])
}
